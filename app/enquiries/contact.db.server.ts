import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { type ContactMessage, firstMessageStatus } from "./contact.ts";
import { type Suspicion, suspected } from "./spam.ts";

/** Keeps a message in its first state; what looks like spam is kept too, marked. */
export async function addContactMessage(
  db: Kysely<Tables>,
  { fullName, email, phone, message }: ContactMessage,
  suspicion: Suspicion | null,
): Promise<void> {
  await db
    .insertInto("contact_messages")
    .values({
      full_name: fullName,
      email,
      phone_number: phone,
      message_content: message,
      status: firstMessageStatus,
      ...suspected(suspicion),
    })
    .execute();
}
