import { Deeds } from "@app/shell/trouble.svelte";
import { checkRoster, saveRoster } from "./api";
import type { ArmyList, Contingent, Entry, Roster, RosterCheck, RosterStand } from "./interfaces";

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
  readonly deeds = new Deeds();
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly list: ArmyList) {
    this.title = list.title;
    this.year = list.from;
    this.invasion = list.invasions[0] ?? 0;
    this.maneuver = list.maneuvers[0] ?? 0;
    this.topography = list.topographies[0] ?? "";
    for (const entry of list.entries) this.set(entry.id, entry.types[0] ?? "", entry.least);
    const leader = list.entries.find((entry) => entry.general && entry.least > 0);
    if (leader) this.general = key(leader.id, leader.types[0] ?? "");
  }

  get sections(): readonly Contingent[] {
    const { list } = this;
    return [
      { id: "", title: "The army", entries: list.entries },
      ...list.contingents.filter((each) => this.contingents.includes(each.id)),
      ...list.allies.filter((each) => each.id === this.ally),
    ];
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

  total(entry: Entry): number {
    return entry.types.reduce((sum, type) => sum + this.count(entry.id, type), 0);
  }

  get roster(): Roster {
    const { list, title, format, year, invasion, maneuver, topography, ally } = this;
    return {
      id: "",
      list: list.id,
      ...{ title, format, year, invasion, maneuver, topography, ally },
      contingents: [...this.contingents],
      stands: this.sections.flatMap((section) => section.entries.flatMap((entry) => this.stands(entry))),
      cards: Object.entries(this.cards)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => {
          const [entry = "", card = ""] = name.split("|");
          return { card, entry, count };
        }),
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

  save(): Promise<boolean> {
    return this.deeds.run(async () => {
      this.saved = (await saveRoster(this.roster)).title;
    });
  }

  /** The general and the garrison are stands of their own; the others are told by their count. */
  private stands(entry: Entry): readonly RosterStand[] {
    return entry.types.flatMap((type) => {
      const name = key(entry.id, type);
      const single = { entry: entry.id, type, count: 1, general: false, garrison: false };
      const marked = [
        ...(this.general === name ? [{ ...single, general: true }] : []),
        ...(this.garrison === name ? [{ ...single, garrison: true }] : []),
      ];
      const rest = this.count(entry.id, type) - marked.length;
      return rest > 0 ? [...marked, { ...single, count: rest }] : marked;
    });
  }
}

export const key = (entry: string, type: string): string => `${entry}|${type}`;
