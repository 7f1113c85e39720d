import { endSession, me, playAsGuest, signIn, signUp } from "./api";
import type { Me, NewGuest, Person } from "./interfaces";

const KEPT = "warhost.recovery";

let known = $state.raw<Me>({ person: null, sessions: [] });
let code = $state(localStorage.getItem(KEPT) ?? "");

export const person = (): Person | null => known.person;
export const sessions = (): Me["sessions"] => known.sessions;

/** The recovery code of a new guest, until it has been noted down. */
export const recovery = (): string => code;

export function forgetRecovery(): void {
  code = "";
  localStorage.removeItem(KEPT);
}

export async function fetchPerson(): Promise<void> {
  known = await me();
}

let asked: Promise<void> | null = null;

/** Ask once who sits here; later answers come from what was done since. */
export const whoAmI = (): Promise<void> =>
  (asked ??= fetchPerson().catch((error: unknown) => {
    asked = null;
    throw error;
  }));

export async function enter(name: string, secret: string): Promise<void> {
  await signIn(name, secret);
  await fetchPerson();
}

export async function register(name: string, password: string): Promise<void> {
  await signUp(name, password);
  await fetchPerson();
}

export async function begin(): Promise<NewGuest> {
  const guest = await playAsGuest();
  code = guest.recovery;
  localStorage.setItem(KEPT, code);
  await fetchPerson();
  return guest;
}

/** A person without an account plays as a guest; nobody is stopped at the door. */
export async function beSomebody(): Promise<void> {
  await whoAmI();
  if (!known.person) await begin();
}

export async function end(session: string): Promise<void> {
  await endSession(session);
  await fetchPerson();
}
