import { Deeds } from "@app/shell/trouble.svelte";
import { checkRoster, example, saveRoster } from "./api";
import type { ArmyList, CardOffer, Contingent, Entry, Handbook, Roster, RosterCheck } from "./interfaces";
import { troopsOf } from "./troops";

const PAUSE = 120;

/** An army being built: what is chosen so far, and what the host says of it. */
export class Builder {
  title = $state("");
  format = $state("standard");
  year = $state(0);
  invasion = $state(0);
  maneuver = $state(0);
  topography = $state("");
  contingents = $state<string[]>([]);
  ally = $state("");
  private counts = $state<Record<string, number>>({});
  private cards = $state<Record<string, number>>({});
  general = $state("");
  garrison = $state("");
  check = $state.raw<RosterCheck | null>(null);
  saved = $state("");
  /** The army of one's own that is being changed; nothing for a new one. */
  private id = "";
  readonly deeds = new Deeds();
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly list: ArmyList,
    private readonly handbook: Handbook,
  ) {
    this.title = list.name;
    this.year = list.start;
    this.invasion = list.invasion[0]?.value ?? 0;
    this.maneuver = list.maneuver[0]?.value ?? 0;
    this.topography = list.topographies[0] ?? "";
    for (const entry of list.entries) this.set(entry.id, entry.types[0] ?? "", entry.least ?? 0);
    const led = list.entries.find((entry) => entry.least && this.mayLead(entry.types[0] ?? ""));
    if (led) this.general = key(led.id, led.types[0] ?? "");
  }

  get sections(): readonly Contingent[] {
    const { list } = this;
    return [
      { id: "", name: "The army", entries: list.entries },
      ...(list.contingents ?? []).filter((each) => this.contingents.includes(each.id)),
      ...(list.allies ?? []).filter((each) => each.id === this.ally).flatMap((each) => each.contingents),
    ];
  }

  mayLead(type: string): boolean {
    return this.list.generals.some((option) => option.types.includes(type));
  }

  card(code: string): Handbook["cards"][number] | undefined {
    return this.handbook.cards.find((each) => each.id === code);
  }

  count(entry: string, type: string): number {
    return this.counts[key(entry, type)] ?? 0;
  }

  set(entry: string, type: string, count: number): void {
    this.counts[key(entry, type)] = Math.max(0, count);
  }

  copies(card: string, entry = ""): number {
    return this.cards[key(entry, card)] ?? 0;
  }

  setCard(card: string, entry: string, count: number): void {
    this.cards[key(entry, card)] = Math.max(0, count);
  }

  /** How many copies the stepper offers; the host refuses what is too many. */
  most(offer: CardOffer, entry?: Entry): number {
    const taken = this.card(offer.card)?.taken;
    if (taken === "entry") return 1;
    return offer.most ?? (entry && taken === "stands" ? this.total(entry) : 9);
  }

  total(entry: Entry): number {
    return entry.types.reduce((sum, type) => sum + this.count(entry.id, type), 0);
  }

  get roster(): Roster {
    const { list, title, format, year, invasion, maneuver, topography, ally } = this;
    const entries = this.sections.flatMap((section) => section.entries);
    return {
      id: this.id,
      list: list.id,
      ...{ title, format, year, invasion, maneuver, topography, ally: ally || null },
      contingents: [...this.contingents],
      troops: entries.flatMap((entry) => troopsOf(entry, this)),
      cards: this.bought(list.cards ?? [], ""),
      entry_cards: Object.fromEntries(
        entries
          .map((entry) => [entry.id, this.bought(this.notByStands(entry), entry.id)] as const)
          .filter(([, cards]) => Object.keys(cards).length > 0),
      ),
    };
  }

  /** Ask the host what is wrong, a moment after the last change. */
  consider(roster: Roster): void {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    this.timer = setTimeout(async () => {
      const check = await checkRoster(roster).catch(() => null);
      if (turn === this.turn && check) this.check = check;
    }, PAUSE);
  }

  /** Go on with an army that was built before. */
  adopt(roster: Roster): void {
    this.id = roster.id;
    this.title = roster.title;
    this.format = roster.format ?? this.format;
    this.year = roster.year ?? this.year;
    this.invasion = roster.invasion ?? this.invasion;
    this.maneuver = roster.maneuver ?? this.maneuver;
    this.topography = roster.topography ?? this.topography;
    this.contingents = [...(roster.contingents ?? [])];
    this.ally = roster.ally ?? "";
    this.recount(roster);
  }

  private recount(roster: Roster): void {
    const troops = roster.troops ?? [];
    this.counts = tallied(troops.map((troop) => [key(troop.entry, troop.type), troop.count ?? 1]));
    const led = troops.find((troop) => troop.general);
    const kept = troops.find((troop) => troop.garrison);
    this.general = led ? key(led.entry, led.type) : "";
    this.garrison = kept ? key(kept.entry, kept.type) : "";
    const carried = troops.flatMap((troop) =>
      (troop.cards ?? []).map((card): [string, number] => [key(troop.entry, card), troop.count ?? 1]),
    );
    const bought = Object.entries(roster.cards ?? {}).map(([card, n]): [string, number] => [key("", card), n]);
    const ofEntries = Object.entries(roster.entry_cards ?? {}).flatMap(([entry, cards]) =>
      Object.entries(cards).map(([card, n]): [string, number] => [key(entry, card), n]),
    );
    this.cards = tallied([...carried, ...bought, ...ofEntries]);
  }

  /** The host's own army of this list, to begin from. */
  fill(): Promise<boolean> {
    return this.deeds.run(async () => {
      const { id, title } = this;
      this.adopt({ ...(await example(this.list.id, this.format)), id, title });
    });
  }

  save(): Promise<boolean> {
    return this.deeds.run(async () => {
      this.id = (await saveRoster(this.roster)).id;
      this.saved = this.title;
    });
  }

  private notByStands(entry: Entry): readonly CardOffer[] {
    return (entry.cards ?? []).filter((offer) => this.card(offer.card)?.taken !== "stands");
  }

  private bought(offers: readonly CardOffer[], entry: string): Record<string, number> {
    const counted = offers.map(({ card }) => [card, this.copies(card, entry)] as const);
    return Object.fromEntries(counted.filter(([, count]) => count > 0));
  }
}

function tallied(counts: readonly (readonly [string, number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

export const key = (entry: string, type: string): string => `${entry}|${type}`;
