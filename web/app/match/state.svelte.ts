import { beSomebody } from "@app/account/state.svelte";
import { Loading } from "@app/shell/loading.svelte";
import { newMatch, rosters, scenarios } from "./api";
import type { MatchLine, RosterLine, Scenario, SeatPlan } from "./interfaces";

export interface Offer {
  readonly scenarios: readonly Scenario[];
  readonly rosters: readonly RosterLine[];
}

export const offer = new Loading<Offer>(async () => ({
  scenarios: await scenarios(),
  rosters: await rosters(),
}));

/** The first seat is mine, the others are the machine's, and every army is a fitting one. */
export function seatPlans(scenario: Scenario, armies: readonly RosterLine[]): SeatPlan[] {
  const fitting = armies.filter((roster) => roster.half_points <= scenario.size);
  return scenario.seats.map((seat, place) => ({
    seat,
    player: place === 0 ? "me" : "bot:captain",
    roster: scenario.musters ? (fitting[place % Math.max(1, fitting.length)]?.id ?? "") : "",
  }));
}

export async function start(
  scenario: Scenario,
  seats: readonly SeatPlan[],
  options: Readonly<Record<string, boolean>>,
): Promise<MatchLine> {
  await beSomebody();
  return newMatch({ game: scenario.game, scenario: scenario.id, options, seats });
}
