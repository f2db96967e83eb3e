import { sql } from "kysely";
import type { Agreed, ToldAbout } from "#platform/also-on-whatsapp.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";

/**
 * The version of the words beside the box: of `also-on-whatsapp.text.ts`, and of the maker's page. A changed
 * sentence is another version, so that each consent says what was read.
 */
export const wordsVersion = "2026-12";

/** Whom a consent is about, in a table that makers have a part of. */
export type ConsentAbout = ToldAbout | { artisanId: string };

const columnOf = (about: ConsentAbout) => {
  if ("orderId" in about) return { order_id: about.orderId };
  if ("alertId" in about) return { alert_id: about.alertId };
  if ("profileId" in about) return { profile_id: about.profileId };
  return { artisan_id: about.artisanId };
};

/** What was agreed before about the same ends, and stays as what was agreed then. */
export async function addConsent(
  trx: Trx,
  { about, number, language, at }: Omit<Agreed, "about"> & { about: ConsentAbout },
): Promise<void> {
  await endConsent(trx, about, at);
  const { id } = await trx
    .insertInto("whatsapp_consents")
    .values({ ...columnOf(about), phone: number, words: wordsVersion, language, given_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  if ("orderId" in about) await besidePlacedMail(trx, id, about.orderId);
}

/** The mail of a placed order is queued by then, perhaps with a message to its account's number. */
async function besidePlacedMail(trx: Trx, consentId: string, orderId: string): Promise<void> {
  const key = `order-placed:${orderId}`;
  await sql`select note_whatsapp_message(dedupe_key) from mail_outbox where dedupe_key = ${key}`.execute(trx);
  await trx
    .updateTable("whatsapp_messages")
    .set({ consent_id: consentId })
    .where("key", "=", key)
    .where("state", "=", "waiting")
    .execute();
}

export async function endConsent(trx: Trx, about: ConsentAbout, at: Date): Promise<void> {
  await trx
    .updateTable("whatsapp_consents")
    .set({ ended_at: at })
    .where((eb) => eb.and(columnOf(about)))
    .where("ended_at", "is", null)
    .execute();
}

interface Consent {
  number: string;
  language: Language;
}

export const findConsent = (db: Db, about: ConsentAbout): Promise<Consent | undefined> =>
  db
    .selectFrom("whatsapp_consents")
    .select(["phone as number", "language"])
    .where((eb) => eb.and(columnOf(about)))
    .where("ended_at", "is", null)
    .executeTakeFirst();

/** In which language messages were last agreed to at a number; undefined where none were. */
export async function languageOfNumber(db: Db, number: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom("whatsapp_consents")
    .select("language")
    .where("phone", "=", number)
    .orderBy("given_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.language;
}

/** Orders lose their person: what was agreed about them goes, with what became of the messages. */
export async function eraseConsentsOf(trx: Trx, orderIds: readonly string[]): Promise<void> {
  const isOne = sql<boolean>`order_id = any(${orderIds}::text[])`;
  await trx.deleteFrom("whatsapp_consents").where(isOne).execute();
  await trx.deleteFrom("whatsapp_messages").where(isOne).execute();
}

/** An account ends: nothing more is told of what was ordered with its address, though it is on its way. */
export async function forgetConsentsTo(trx: Trx, email: string): Promise<void> {
  await sql`delete from whatsapp_consents using orders
    where orders.id = order_id and lower(billing_email) = ${email.toLowerCase()}`.execute(trx);
}
