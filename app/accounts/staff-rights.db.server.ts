import type { Trx } from "#platform/database/db.ts";
import { languageNow } from "#values/language/language.ts";
import type { Noted } from "./permissions/permissions.ts";
import { dropProofs } from "./two-step/second-factor.db.server.ts";

/** Who was invited, and what they may do. */
interface Invited {
  email: string;
  fullName: string;
  permissions: Noted;
}

export async function setPermissions(trx: Trx, id: string, permissions: Noted) {
  await trx
    .updateTable("profiles")
    .set((eb) => ({
      permissions: permissions && [...permissions],
      staff_version: eb("staff_version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Makes a customer of one of the staff. */
export async function lowerToCustomer(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("profiles")
    .set((eb) => ({
      role: "user",
      permissions: null,
      staff_language: null,
      staff_version: eb("staff_version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  await dropProofs(trx, id);
}

/**
 * The account of before, or a new one; undefined where its owner works here by now. A name that came with a
 * sign-up which nobody confirmed is a stranger's. They read the admin area as the invitation's page.
 */
export async function raiseToStaff(trx: Trx, invited: Invited): Promise<string | undefined> {
  const { email, fullName, permissions } = invited;
  const rights = {
    role: "admin",
    permissions: permissions && [...permissions],
    staff_language: languageNow(),
    email_verified: true,
  } as const;
  const known = await trx
    .selectFrom("profiles")
    .select(["id", "role", "email_verified as isConfirmed"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  if (known?.role === "admin") return undefined;
  if (known) {
    await trx
      .updateTable("profiles")
      .set((eb) => ({
        ...rights,
        staff_version: eb("staff_version", "+", 1),
        ...(!known.isConfirmed && { full_name: fullName }),
      }))
      .where("id", "=", known.id)
      .execute();
    return known.id;
  }
  const made = await trx
    .insertInto("profiles")
    .values({ ...rights, email, full_name: fullName })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  // Somebody signed up with this address in the same moment: theirs is the account, and it is there now.
  return made ? made.id : raiseToStaff(trx, invited);
}
