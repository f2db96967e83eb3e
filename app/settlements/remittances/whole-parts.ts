/** Hands out what comes one by one in parts of `size`, each taken before the next is asked for. */
export async function inWholeParts<Item>(
  items: AsyncIterable<Item>,
  size: number,
  take: (part: readonly Item[]) => Promise<void>,
): Promise<void> {
  let part: Item[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    await take(part);
    part = [];
  }
  if (part.length > 0) await take(part);
}
