/** Who plays. */

export interface Person {
  readonly name: string;
  readonly guest: boolean;
}

/** GET /me */
export interface Me {
  readonly person: Person | null;
  readonly sessions: readonly Session[];
}

export interface Session {
  readonly id: string;
  readonly started: string;
  readonly browser: string;
  readonly current: boolean;
}

/** POST /guests */
export interface NewGuest {
  readonly name: string;
  readonly recovery: string;
}
