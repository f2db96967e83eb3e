import { setImmediate as nextTurn } from "node:timers/promises";
import { inParts } from "#values/in-parts.ts";

/** What each item becomes, so many at a time: carts and checkouts are served in between. */
export async function mapGivingWay<Item, Made>(
  items: readonly Item[],
  size: number,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const some of inParts(items, size)) {
    for (const item of some) made.push(make(item));
    await nextTurn();
  }
  return made;
}
