import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { languageNow } from "#values/language/language.ts";
import { type Actor, teamNameOf } from "./actor.ts";

/** An account as mails and links need to know it. */
export interface Account {
  id: string;
  fullName: string;
  email: string;
  role: Actor["role"];
  isConfirmed: boolean;
}

/** Makes a customer's account that waits to be confirmed; undefined when the address has one. */
export async function addAccount(
  trx: Trx,
  person: { fullName: string; email: string; passwordHash: string },
): Promise<{ id: string } | undefined> {
  const profile = await trx
    .insertInto("profiles")
    .values({ full_name: person.fullName, email: person.email, role: "user", language: languageNow() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (profile) await setPassword(trx, profile.id, person.passwordHash);
  return profile;
}

/**
 * Makes an admin's account, whose address the owner vouches for; undefined when the address has an account.
 * Named as products without a maker are (PRODUCT-7), which take the name of the member who saved them.
 */
export async function addAdminAccount(
  trx: Trx,
  { email, shopName }: { email: string; shopName: string },
): Promise<{ id: string } | undefined> {
  return trx
    .insertInto("profiles")
    .values({ full_name: teamNameOf(shopName), email, email_verified: true, role: "admin" })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** Accounts that nobody gave a name go on being called by the shop's. */
export async function renameTeam(
  trx: Trx,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await trx
    .updateTable("profiles")
    .set({ full_name: after })
    .where("role", "=", "admin")
    .where("full_name", "=", before)
    .execute();
}

/** Makes an owner of a customer or of one of the staff; undefined where neither has this address. */
export async function raiseToAdmin(
  trx: Trx,
  email: string,
): Promise<{ id: string; isConfirmed: boolean } | undefined> {
  return trx
    .updateTable("profiles")
    .set((eb) => ({ role: "admin", permissions: null, staff_version: eb("staff_version", "+", 1) }))
    .where("email", "=", email)
    .where((eb) => eb.or([eb("role", "=", "user"), eb("permissions", "is not", null)]))
    .returning(["id", "email_verified as isConfirmed"])
    .executeTakeFirst();
}

export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return (await accounts(db).where("email", "=", email).executeTakeFirst()) ?? undefined;
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  return (await accounts(db).where("id", "=", id).executeTakeFirst()) ?? undefined;
}

const accounts = (db: Db) =>
  db
    .selectFrom("profiles")
    .select(["id", "full_name as fullName", "email", "role", "email_verified as isConfirmed"]);

/**
 * Somebody signs in: the shop writes to them from now on in the language in which they do (HINDI-26). Nobody
 * waits for it: an account that is being changed keeps its language until the next time.
 */
export async function renewLanguage(db: Db, id: string): Promise<void> {
  const language = languageNow();
  const free = db
    .selectFrom("profiles")
    .select("id")
    .where("id", "=", id)
    .where("language", "!=", language)
    .forNoKeyUpdate()
    .skipLocked();
  await db.updateTable("profiles").set({ language }).where("id", "in", free).execute();
}

/** The address is proved to be the account's own. */
export async function confirmEmail(trx: Trx, id: string): Promise<void> {
  await trx.updateTable("profiles").set({ email_verified: true }).where("id", "=", id).execute();
}

/** Sets an account's password; `hash` is made before the transaction, since making it takes a while. */
export async function setPassword(trx: Trx, id: string, hash: string): Promise<void> {
  await trx
    .insertInto("auth_accounts")
    .values({ account_id: id, provider_id: "credential", user_id: id, password: hash })
    .onConflict((conflict) =>
      conflict
        .columns(["provider_id", "account_id"])
        .doUpdateSet({ password: hash, password_set_at: sql<Date>`now()`, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** The hash of somebody's password, locked until the transaction ends; undefined where there is none. */
export async function lockedPasswordHash(trx: Trx, id: string): Promise<string | undefined> {
  const row = await passwordRow(trx, id).forUpdate().executeTakeFirst();
  return row?.password ?? undefined;
}

export async function passwordHashOf(db: Db, id: string): Promise<string | undefined> {
  const row = await passwordRow(db, id).executeTakeFirst();
  return row?.password ?? undefined;
}

const passwordRow = (db: Db, id: string) =>
  db
    .selectFrom("auth_accounts")
    .select("password")
    .where("user_id", "=", id)
    .where("provider_id", "=", "credential");

/** Puts another hash of the same password in its place; a password that was changed meanwhile stays. */
export async function renewHash(
  db: Db,
  id: string,
  { before, hash }: { before: string; hash: string },
): Promise<void> {
  await db
    .updateTable("auth_accounts")
    .set({ password: hash })
    .where("user_id", "=", id)
    .where("password", "=", before)
    .execute();
}

/** Leaves an account without a password: nobody signs in before a mail's link has set one. */
export async function forgetPassword(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("auth_accounts").where("user_id", "=", id).execute();
}

/**
 * Ends an account's sessions on all devices, or on all but one, and the sign-ins that wait for their code.
 */
export async function endSessions(trx: Trx, id: string, { except }: { except?: string } = {}): Promise<void> {
  let sessions = trx.deleteFrom("auth_sessions").where("user_id", "=", id);
  if (except !== undefined) sessions = sessions.where("id", "!=", except);
  await sessions.execute();
  await trx.deleteFrom("sign_in_steps").where("user_id", "=", id).execute();
}

/** Does anybody work in the shop who may do everything? */
export async function hasOwner(db: Db): Promise<boolean> {
  const owner = await db
    .selectFrom("profiles")
    .select("id")
    .where("role", "=", "admin")
    .where("permissions", "is", null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

/** When the password of accounts was set. */
export const passwordSince = (db: Db) =>
  db
    .selectFrom("profiles")
    .innerJoin("auth_accounts", "auth_accounts.user_id", "profiles.id")
    .where("auth_accounts.provider_id", "=", "credential")
    .select(["profiles.id", "auth_accounts.password_set_at as since"]);
