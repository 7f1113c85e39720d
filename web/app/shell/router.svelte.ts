/** Pages live behind the hash, so that one file from the host is enough for all of them. */

export interface Route {
  readonly page: string;
  readonly id: string;
  readonly query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/").map(decodeURIComponent);
  return { page, id, query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("hashchange", () => {
      const before = this.route.page;
      this.route = read();
      if (this.route.page !== before) scrollTo(0, 0);
    });
  }

  go(address: string): void {
    location.hash = address;
  }
}

export const router = new Router();
