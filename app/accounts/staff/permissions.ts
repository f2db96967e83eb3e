/** What somebody of the shop's staff may do, in the order in which the pages name it (STAFF-1). */
export const permissions = [
  "orders",
  "pack",
  "money",
  "products",
  "stories",
  "messages",
  "export",
  "settings",
  "staff",
] as const;

export type Permission = (typeof permissions)[number];

/** What somebody may do: what is not named, they may not. */
export type Held = Readonly<Partial<Record<Permission, true>>>;

/** Somebody may do everything, or what comes of naming each. */
export type HeldAll<P extends Permission> = Readonly<Record<P, true>>;

/** Of an owner, who may do everything. */
export const everything: HeldAll<Permission> = {
  ...{ orders: true, pack: true, money: true, products: true, stories: true },
  ...{ messages: true, export: true, settings: true, staff: true },
};

/** What the words name; one that is no permission allows nothing. */
export const heldIn = (words: readonly string[]): Held =>
  Object.fromEntries(permissions.filter((each) => words.includes(each)).map((each) => [each, true]));

/** What an account may do in the admin area: an admin of whom nothing is noted may do everything. */
export function heldBy(role: "user" | "admin", noted: readonly string[] | null): Held {
  if (role !== "admin") return {};
  return noted === null ? everything : heldIn(noted);
}
