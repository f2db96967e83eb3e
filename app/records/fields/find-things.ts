import * as z from "zod/mini";

const foundThings = z.object({
  query: z.string(),
  finds: z.array(
    z.object({
      /** What stands for it in a line of names. */
      name: z.string(),
      title: z.string(),
      note: z.string(),
      picture: z.nullable(z.string()),
    }),
  ),
});

/** What a search finds of the things that a field may name. */
export type FoundThings = z.output<typeof foundThings>;

/** Asks the address of a search; undefined where the shop can't be asked, or nobody is signed in any more. */
export async function findThings(path: string, query: string): Promise<FoundThings | undefined> {
  try {
    const answer = await fetch(`${path}?${new URLSearchParams({ q: query })}`, { redirect: "manual" });
    if (!answer.ok) return undefined;
    const read: unknown = await answer.json();
    return foundThings.safeParse(read).data;
  } catch {
    return undefined;
  }
}
