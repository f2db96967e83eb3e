import type { Kysely } from "kysely";
import { holdsWords } from "#platform/database/holds-words.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { EnquiryFilter } from "./enquiry-filter.ts";
import { spamStatus } from "./enquiry-filter.ts";
import { type MessageRecord, type MessageStatus, messageStatuses } from "./message.ts";

type Db = Kysely<Tables>;

const columns = [
  "id",
  "full_name as fullName",
  "email",
  "phone_number as phone",
  "message_content as message",
  "status",
  "admin_response as response",
  "spam",
  "version",
  "created_at as receivedAt",
  "updated_at as updatedAt",
] as const;

const searched = ["full_name", "email", "phone_number", "message_content", "admin_response"] as const;

/** All messages that the filter lets through (decision 44), newest first. */
export async function listMessages(db: Db, { query, status }: EnquiryFilter): Promise<MessageRecord[]> {
  const wanted = messageStatuses.find((one) => one === status);
  const rows = await db
    .selectFrom("contact_messages")
    .select(columns)
    .where((eb) => {
      const spam = eb.or([eb("spam", "=", true), eb("status", "=", spamStatus)]);
      return status === spamStatus ? spam : eb.not(spam);
    })
    .$if(wanted !== undefined && wanted !== spamStatus, (list) =>
      list.where("status", "=", wanted ?? "Pending"),
    )
    .$if(query !== "", (list) => list.where(holdsWords(query, searched)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(messageFrom);
}

export async function findMessage(db: Db, id: string): Promise<MessageRecord | undefined> {
  const row = await db.selectFrom("contact_messages").select(columns).where("id", "=", id).executeTakeFirst();
  return row && messageFrom(row);
}

function messageFrom({
  spam,
  status,
  ...row
}: Omit<MessageRecord, "status"> & { spam: boolean; status: MessageStatus }) {
  return { ...row, status: spam ? spamStatus : status } satisfies MessageRecord;
}

/** Changes a message whose version is still the given one; false when it is not. */
export async function updateMessage(
  db: Db,
  { id, version }: Pick<MessageRecord, "id" | "version">,
  { status, response }: Pick<MessageRecord, "status" | "response">,
): Promise<boolean> {
  const row = await db
    .updateTable("contact_messages")
    .set((eb) => ({
      status,
      admin_response: response,
      spam: status === spamStatus,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
