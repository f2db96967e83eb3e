import type { Held, Permission } from "#accounts/permissions/permissions.ts";

/** The same with nothing in what is not somebody's to see. */
export function seenBy<Seen extends object>(
  held: Held,
  seen: Seen,
  { nothing, needs }: { nothing: Seen; needs: Readonly<Record<keyof Seen, Permission>> },
): Seen {
  const theirs = { ...nothing };
  for (const key in seen) if (held[needs[key]]) theirs[key] = seen[key];
  return theirs;
}
