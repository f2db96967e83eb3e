import type { Actor } from "#accounts/actor.ts";
import {
  heldBy,
  type Noted,
  type Permission,
  permissions,
  permissionsIn,
} from "#accounts/permissions/permissions.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { mayInWords } from "./may-in-words.ts";
import type { StaffMember } from "./staff-member.ts";

/** Everybody who works in the shop, those who began first above. */
export const listStaff = (db: Db): Promise<StaffMember[]> =>
  staff(db).orderBy("created_at").orderBy("id").execute();

/**
 * The same, locked until the transaction ends, in one order: of two acts on the staff the second sees what
 * the first has done, on whichever copy of the shop (STAFF-9).
 */
export const lockStaff = (trx: Trx): Promise<StaffMember[]> => staff(trx).orderBy("id").forUpdate().execute();

const staff = (db: Db) =>
  db
    .selectFrom("profiles")
    .select([
      ...(["id", "full_name as fullName", "email", "permissions"] as const),
      ...(["staff_version as version", "last_sign_in_at as lastSignInAt"] as const),
    ])
    .where("role", "=", "admin");

/** May they still act on the staff? Their permissions may have been taken since the request began. */
export function actingMember(
  all: readonly StaffMember[],
  { id }: Pick<Actor, "id">,
): StaffMember | undefined {
  const member = all.find((each) => each.id === id);
  return member && heldBy("admin", member.permissions).staff ? member : undefined;
}

/** The permissions that somebody may give to others, and see of them. */
export interface Gifts {
  gives: readonly Permission[];
  /** An owner gives everything, and what comes later, too. */
  givesAll: boolean;
}

/** The permissions that an actor may give: their own. */
export async function giftsOf(db: Db, { id }: Pick<Actor, "id">): Promise<Gifts> {
  const me = await staff(db).where("id", "=", id).executeTakeFirst();
  return giftsBy(me ? me.permissions : []);
}

export const giftsBy = (own: Noted): Gifts => ({
  gives: own === null ? permissions : permissionsIn(own),
  givesAll: own === null,
});

export async function ownerAddresses(db: Db): Promise<string[]> {
  const owners = await staff(db).where("permissions", "is", null).orderBy("id").execute();
  return owners.map(({ email }) => email);
}

export const isShopOwner = async (trx: Trx, { id }: { id: string }): Promise<boolean> => {
  const row = await trx.selectFrom("profiles").select("permissions").where("id", "=", id).executeTakeFirst();
  return row?.permissions === null;
};

/** A member's permissions as the history stores them: in English, whoever reads them. */
export const mayKept = (noted: Noted): string => speaking("en", () => mayInWords(noted));

/** The staff by address; those who are no owners with their permissions. */
export async function adminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("profiles")
    .select(["email", "permissions"])
    .where("role", "=", "admin")
    .orderBy("email")
    .execute();
  return rows.map(({ email, permissions }) =>
    permissions === null ? email : `${email} (${mayInWords(permissions)})`,
  );
}
