import type { Note, PlaceStatus, Report, UnitStatus } from "./interfaces";

/** A unit or location of one's own, in the tree of places and forces. */
export interface Holding {
  readonly id: number;
  readonly kind: "unit" | "place";
  readonly name: string;
  readonly text: string;
  readonly position: string;
  readonly details: readonly string[];
  readonly orders: readonly string[];
  readonly inside: readonly Holding[];
}

/** Everything at one position of the map. */
export interface Site {
  readonly position: string;
  readonly hex: number;
  readonly holdings: readonly Holding[];
}

const named = (text: string): string => text.split(": ")[0] ?? text;

const ofUnit = (unit: UnitStatus): Holding => ({
  id: unit.id,
  kind: "unit",
  name: named(unit.text),
  text: unit.text,
  position: unit.position,
  details: unit.details ?? [],
  orders: unit.orders ?? [],
  inside: (unit.force ?? []).map(ofUnit),
});

/** What a nation has, by where it is: who is in a location is listed inside it. */
export class RealmTree {
  readonly sites: readonly Site[];
  readonly byId: ReadonlyMap<number, Holding>;
  private readonly at = new Map<string, Holding[]>();
  private readonly places: ReadonlyMap<string, PlaceStatus>;
  private readonly outer: ReadonlyMap<string, string>;

  constructor(report: Report) {
    const [locations, units] = [report.locations ?? [], report.units ?? []];
    this.places = new Map(locations.map((place) => [String(place.id), place]));
    this.outer = outsides(report.notes ?? []);
    for (const unit of units) this.put(unit.position, ofUnit(unit));
    for (const place of [...locations].reverse()) this.put(place.position, this.ofPlace(place), true);
    this.sites = this.sitesOf();
    this.byId = new Map(this.all(this.sites.flatMap((site) => site.holdings)).map((one) => [one.id, one]));
  }

  /** The hex around a position, through the locations that are known. */
  hexOf(position: string): number {
    const seen = new Set<string>();
    let here = position;
    while (!seen.has(here)) {
      seen.add(here);
      here = this.places.get(here)?.position ?? this.outer.get(here) ?? here;
    }
    return Number(here.replace(/^[ou]/, "")) || 0;
  }

  private put(position: string, one: Holding, first = false): void {
    const here = this.at.get(position) ?? [];
    if (first) here.unshift(one);
    else here.push(one);
    this.at.set(position, here);
  }

  private ofPlace(place: PlaceStatus): Holding {
    const at = this.at;
    return {
      id: place.id,
      kind: "place",
      name: named(place.text),
      text: place.text,
      position: place.position,
      details: place.details ?? [],
      orders: place.orders ?? [],
      get inside() {
        return at.get(String(place.id)) ?? [];
      },
    };
  }

  private sitesOf(): readonly Site[] {
    return [...this.at]
      .filter(([position]) => !this.places.has(position))
      .map(([position, holdings]) => ({ position, hex: this.hexOf(position), holdings }))
      .sort((one, other) => one.hex - other.hex);
  }

  private all(holdings: readonly Holding[]): readonly Holding[] {
    return holdings.flatMap((one) => [one, ...this.all(one.inside)]);
  }
}

/** Of locations that are not one's own: the position that each lies in, by the notes. */
function outsides(notes: readonly Note[], position = "", found = new Map<string, string>()): Map<string, string> {
  for (const note of notes) {
    const here = String(note.id);
    if (position && here !== position) found.set(here, position);
    outsides(note.inside ?? [], here, found);
  }
  return found;
}

/** Whether words are in something, or in anything inside it. */
export const holds = (one: Holding, words: string): boolean =>
  [one.text, ...one.details, ...one.orders].some((text) => text.toLowerCase().includes(words)) ||
  one.inside.some((inner) => holds(inner, words));
