import type { Entry, Troop } from "./interfaces";

/** What the stands of an entry are taken from. */
interface Choices {
  readonly general: string;
  readonly garrison: string;
  count(entry: string, type: string): number;
  copies(card: string, entry: string): number;
  card(code: string): { readonly taken: string } | undefined;
}

/** Stands of an entry that are alike are told by their count. */
export function troopsOf(entry: Entry, chosen: Choices): readonly Troop[] {
  const stands = entry.types.flatMap((type) => standsOf(entry.id, type, chosen));
  const carried = (entry.cards ?? []).filter((offer) => chosen.card(offer.card)?.taken === "stands");
  const carrying = stands.map((stand, place) => ({
    ...stand,
    cards: carried.filter(({ card }) => place < chosen.copies(card, entry.id)).map(({ card }) => card),
  }));
  return together(carrying);
}

/** One by one; the first leads, the last keeps the camp. */
function standsOf(entry: string, type: string, chosen: Choices): readonly Troop[] {
  const name = `${entry}|${type}`;
  const count = chosen.count(entry, type);
  return Array.from({ length: count }, (_, place) => ({
    entry,
    type,
    count: 1,
    general: chosen.general === name && place === 0,
    garrison: chosen.garrison === name && place === count - 1,
  }));
}

function together(stands: readonly Troop[]): readonly Troop[] {
  const found = new Map<string, Troop>();
  for (const stand of stands) {
    const alike = JSON.stringify(stand);
    found.set(alike, { ...stand, count: (found.get(alike)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
