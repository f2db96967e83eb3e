/** What somebody of the shop's staff may do, in the order in which the pages name it (STAFF-1). */
export const permissions = [
  "orders",
  "pack",
  "money",
  "products",
  "making",
  "stories",
  "messages",
  "export",
  "settings",
  "staff",
] as const;

export type Permission = (typeof permissions)[number];

/** What is of no use without another, which comes with it (STAFF-4). */
export const implied: Partial<Record<Permission, Permission>> = { pack: "orders", money: "orders" };

/** What somebody may do: what is not named, they may not. */
export type Held = Readonly<Partial<Record<Permission, true>>>;

/** What is noted of one of the staff: the permissions by name, or null of an owner, who has all of them. */
export type Noted = readonly string[] | null;

/** Somebody may do everything, or what comes of naming each. */
export type HeldAll<P extends Permission> = Readonly<Record<P, true>>;

/** Of an owner, who may do everything. */
export const everything: HeldAll<Permission> = {
  orders: true,
  pack: true,
  money: true,
  products: true,
  making: true,
  stories: true,
  messages: true,
  export: true,
  settings: true,
  staff: true,
};

/** The permissions that the words name, with what they imply; one that is no permission allows nothing. */
export function permissionsIn(words: readonly string[]): Permission[] {
  const named = permissions.filter((each) => words.includes(each));
  const all = new Set(named.flatMap((each) => [each, implied[each] ?? each]));
  return permissions.filter((each) => all.has(each));
}

export const heldIn = (words: readonly string[]): Held =>
  Object.fromEntries(permissionsIn(words).map((each) => [each, true]));

/** What an account may do in the admin area: an admin of whom nothing is noted may do everything. */
export function heldBy(role: "user" | "admin", noted: Noted): Held {
  if (role !== "admin") return {};
  return noted === null ? everything : heldIn(noted);
}

/** Which of these somebody lacks of whom that is noted; an owner lacks none. */
export function lackedOf(given: readonly Permission[], noted: Noted): Permission[] {
  const held = heldBy("admin", noted);
  return given.filter((each) => !held[each]);
}

/** Is all that is noted of one within what another may do? An owner is within owners alone. */
export const isWithin = (one: Noted, other: Noted): boolean =>
  other === null || (one !== null && lackedOf(permissionsIn(one), other).length === 0);

/** Are these the same permissions? */
export const isSame = (one: Noted, other: Noted): boolean => isWithin(one, other) && isWithin(other, one);
