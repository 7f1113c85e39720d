/** The host's pushes: reconnects for ever, each time a little later, and says when it is cut off. */

import type { Pulse } from "./interfaces";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export function listen(
  match: string,
  told: (pulse: Pulse) => void,
  state: (on: boolean) => void,
): () => void {
  let wait = FIRST_WAIT;
  let ended = false;
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    socket = new WebSocket(addressOf(match));
    socket.onopen = () => {
      wait = FIRST_WAIT;
      state(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => told(JSON.parse(event.data) as Pulse);
    socket.onclose = retry;
  }

  function retry(): void {
    if (ended) return;
    state(false);
    timer = setTimeout(open, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** The network is there again: do not wait any longer. */
  function again(): void {
    if (socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    open();
  }

  addEventListener("online", again);
  open();
  return () => {
    ended = true;
    removeEventListener("online", again);
    clearTimeout(timer);
    socket.close();
  };
}

function addressOf(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/live?match=${encodeURIComponent(match)}`;
}
