/** The title and icon of the window: where I am, and in how many matches I am awaited. */

const PLAIN = "/icon.svg";
const CALLING = "/icon-turn.svg";

class Title {
  page = $state("");
  awaited = $state(0);

  get text(): string {
    const count = this.awaited ? `(${this.awaited}) ` : "";
    return `${count}${this.page ? `${this.page} · ` : ""}Warhost`;
  }

  show(): void {
    document.title = this.text;
    const icon = this.awaited ? CALLING : PLAIN;
    document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
  }
}

export const title = new Title();
