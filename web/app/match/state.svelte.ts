import { beSomebody } from "@app/account/state.svelte";
import { Loading } from "@app/shell/loading.svelte";
import { bots, games, newMatch, rosters, scenarios } from "./api";
import type { BotLine, Company, GameLine, MatchLine, RosterLine, Scenario, SeatPlan } from "./interfaces";

export interface Offer {
  readonly scenarios: readonly Scenario[];
  readonly rosters: readonly RosterLine[];
  readonly bots: readonly BotLine[];
  readonly games: readonly GameLine[];
}

export const offer = new Loading<Offer>(async () => {
  const [ready, armies, machines, known] = await Promise.all([scenarios(), rosters(), bots(), games()]);
  return { scenarios: ready, rosters: armies, bots: machines, games: known };
});

const ME = "me";
const OPEN = "open";
const INVITED = "invited";

/** The strongest machine stands last; who still learns meets the one before it. */
function machine(machines: readonly BotLine[], learning: boolean): string {
  const found = (learning ? machines.at(-2) : undefined) ?? machines.at(-1);
  return found ? `bot:${found.name}` : OPEN;
}

function opponent(company: Company, machines: readonly BotLine[], learning: boolean): string {
  if (company === "beside") return ME;
  if (company === "link") return INVITED;
  return machine(machines, learning);
}

/** Who may take a seat, as the list of choices says it. */
export const playersOf = (machines: readonly BotLine[]): readonly (readonly [string, string])[] => [
  [ME, "me (or somebody beside me)"],
  ...machines.map((bot): readonly [string, string] => [`bot:${bot.name}`, `the machine: ${bot.title}`]),
  [OPEN, "whoever takes the seat"],
  [INVITED, "whoever comes by a link"],
];

/** The first seat is mine, and every army is a fitting one. */
export function seatPlans(scenario: Scenario, known: Offer, company: Company): SeatPlan[] {
  const machines = known.bots.filter((bot) => bot.game === scenario.game);
  const fitting = known.rosters.filter((roster) => roster.half_points === scenario.size);
  const learning = scenario.id === known.scenarios[0]?.id;
  return scenario.seats.map((seat, place) => ({
    seat,
    player: place === 0 ? ME : opponent(company, machines, learning),
    roster: scenario.musters ? (fitting[place % Math.max(1, fitting.length)]?.id ?? "") : "",
  }));
}

export async function start(
  scenario: Scenario,
  seats: readonly SeatPlan[],
  options: Readonly<Record<string, boolean>>,
): Promise<MatchLine> {
  await beSomebody();
  return newMatch({ game: scenario.game, scenario: scenario.id, pack: scenario.pack, options, seats });
}

/** The first scenario of the list, the one that teaches, against the machine. */
export async function startFirst(): Promise<MatchLine | null> {
  if (!offer.value) await offer.load();
  if (offer.error) throw offer.error;
  const first = offer.value?.scenarios[0];
  return first && offer.value ? start(first, seatPlans(first, offer.value, "machine"), {}) : null;
}
