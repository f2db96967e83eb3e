import type { Db } from "#platform/database/db.ts";
import { languageNow } from "#values/language/language.ts";
import { type ContactMessage, firstMessageStatus } from "./contact.ts";
import { type Suspicion, suspected } from "./spam.ts";

/**
 * Keeps a message in its first state; what looks like spam is kept too, marked. Its id; undefined when it is
 * kept already.
 */
export async function addContactMessage(
  db: Db,
  { fullName, email, phone, message }: ContactMessage,
  { suspicion, key }: { suspicion: Suspicion | null; key: string | null },
): Promise<string | undefined> {
  const added = await db
    .insertInto("contact_messages")
    .values({
      full_name: fullName,
      email,
      phone_number: phone,
      message_content: message,
      language: languageNow(),
      status: firstMessageStatus,
      idempotency_key: key,
      ...suspected(suspicion),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}
