import { endSession, me, playAsGuest, signIn, signUp } from "./api";
import type { Me, NewGuest, Person } from "./interfaces";

let known = $state.raw<Me>({ person: null, sessions: [] });

export const person = (): Person | null => known.person;
export const sessions = (): Me["sessions"] => known.sessions;

export async function fetchPerson(): Promise<void> {
  known = await me();
}

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
  await fetchPerson();
  return guest;
}

/** A person without an account plays as a guest; nobody is stopped at the door. */
export async function beSomebody(): Promise<void> {
  if (!known.person) await fetchPerson();
  if (!known.person) await begin();
}

export async function end(session: string): Promise<void> {
  await endSession(session);
  await fetchPerson();
}
