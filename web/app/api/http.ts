/** The host over HTTP. */

import { Refused, Unreachable, type Api } from "./api";
import type { Refusal } from "./interfaces";
import { listen } from "./live";

const ROOT = "/api";
/** A round that is never reached: the log after it is empty. */
const NO_LOG = 1_000_000_000;

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(ROOT + path, request).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw new Refused(response.status, await refusalsOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function refusalsOf(response: Response): Promise<readonly Refusal[]> {
  const said = (await response.json().catch(() => ({}))) as {
    refusals?: readonly Refusal[];
    detail?: string;
  };
  return said.refusals ?? [{ clause: "", place: "", text: said.detail ?? response.statusText }];
}

const get = <Answer>(path: string): Promise<Answer> => call("GET", path);
const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => call("POST", path, body);
const segment = encodeURIComponent;
const query = (values: Record<string, string | number>): string =>
  "?" + new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));

export const http: Api = {
  me: () => get("/me"),
  signUp: (name, password) => post("/people", { name, password }),
  playAsGuest: () => post("/guests"),
  signIn: (name, secret) => post("/sessions", { name, secret }),
  endSession: (id) => call("DELETE", `/sessions/${segment(id)}`),
  lobby: () => get("/matches"),
  scenarios: () => get("/scenarios"),
  rosters: () => get("/triumph/rosters"),
  newMatch: (match) => post("/matches", match),
  takeSeat: (match, wanted) => post(`/matches/${segment(match)}/seats`, wanted),
  invite: async (match, seat) => {
    const path = `/matches/${segment(match)}/invitation`;
    return (await post<{ invitation: string }>(path, { seat })).invitation;
  },
  match: (id, after = 0) => get(`/matches/${segment(id)}` + query({ after })),
  glance: (id) => get(`/matches/${segment(id)}` + query({ after: NO_LOG })),
  answer: (match, answer) => post(`/matches/${segment(match)}/answers`, answer),
  advice: (match, seat, question) => post(`/matches/${segment(match)}/advice`, { seat, question }),
  act: (match, deed, seat) => post(`/matches/${segment(match)}/${deed}`, { seat }),
  rematch: (match) => post(`/matches/${segment(match)}/rematch`),
  say: (match, seat, text) => post(`/matches/${segment(match)}/messages`, { seat, text }),
  replay: (match, seat, from, count) =>
    get(`/matches/${segment(match)}/replay` + query({ seat, from, count })),
  fileAddress: (match) => `${ROOT}/matches/${segment(match)}/file`,
  clauses: (words, game) => get("/rules" + query({ search: words, game })),
  chapters: (game) => get("/rules/chapters" + query({ game })),
  handbook: () => get("/triumph/handbook"),
  games: () => get("/games"),
  bots: () => get("/bots"),
  odds: (question) => post("/triumph/odds", question),
  lists: () => get("/triumph/lists"),
  list: (id) => get(`/triumph/lists/${segment(id)}`),
  checkRoster: (roster) => post("/triumph/armies/check", roster),
  saveRoster: (roster) => post("/triumph/rosters", roster),
  roster: (id) => get(`/triumph/rosters/${segment(id)}`),
  example: (list, format) =>
    get(`/triumph/lists/${segment(list)}/example` + query({ format_id: format })),
  forgetRoster: (id) => call("DELETE", `/triumph/rosters/${segment(id)}`),
  report: (match, seat, round) =>
    get(`/cosmos/matches/${segment(match)}/report` + query({ seat, round })),
  reportAddress: (match, seat, round, form) =>
    `${ROOT}/matches/${segment(match)}/report` + query({ seat, round, form }),
  stores: (match, seat) => get(`/cosmos/matches/${segment(match)}/stores` + query({ seat })),
  live: listen,
};
