import { slugOf } from "#records/words/latin.ts";

const longest = 80;

/**
 * The readable id that a name gives (STORY-12): 'Sunaina Devi' is `sunaina-devi`, or `sunaina-devi-2` where
 * that is taken.
 */
export function artisanIdFor(name: string, isTaken: (id: string) => boolean): string {
  const plain = slugOf(name).slice(0, longest).replace(/-$/, "") || "artisan";
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (!isTaken(id)) return id;
  }
}
