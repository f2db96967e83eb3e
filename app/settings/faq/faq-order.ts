interface Placed {
  id: string;
  category: string;
}

/**
 * The ids in their new order when one question changes places with its neighbour of the same category;
 * undefined when it has none on that side.
 */
export function movedFaq(
  entries: readonly Placed[],
  id: string,
  step: "up" | "down",
): readonly string[] | undefined {
  const from = entries.findIndex((entry) => entry.id === id);
  const moving = entries[from];
  if (!moving) return undefined;
  const isNext = ({ category }: Placed) => category === moving.category;
  const to = step === "up" ? entries.slice(0, from).findLastIndex(isNext) : after(entries, from, isNext);
  const ids = entries.map((entry) => entry.id);
  const neighbour = ids[to];
  return neighbour === undefined ? undefined : ids.with(from, neighbour).with(to, id);
}

function after(entries: readonly Placed[], from: number, isNext: (entry: Placed) => boolean): number {
  return entries.findIndex((entry, place) => place > from && isNext(entry));
}
