import { type Kysely, sql } from "kysely";
import type { PageCount } from "#platform/database/count-ahead.server.ts";
import { holdsEach, holdsWord } from "#platform/database/holds-words.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { inBatches, isAfter, placedAt } from "./enquiry-batches.server.ts";
import { type EnquiryFilter, spamStatus } from "./enquiry-filter.ts";
import { pageOfEnquiries } from "./enquiry-page.server.ts";
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
  "held_for_links as isHeld",
  "version",
  "created_at as receivedAt",
  "updated_at as updatedAt",
] as const;

const matching = (db: Db, { query, status }: EnquiryFilter) => {
  const wanted = messageStatuses.find((one) => one === status && one !== spamStatus);
  return (
    db
      .selectFrom("contact_messages")
      // Written exactly as in the condition of the partial index, so that the planner uses that.
      .where(
        status === spamStatus
          ? sql<boolean>`(spam or status = 'Spam')`
          : sql<boolean>`not (spam or status = 'Spam')`,
      )
      .$if(wanted !== undefined, (list) => list.where("status", "=", wanted ?? "Pending"))
      .where(holdsEach(query, (word) => holdsWord(word, sql`search_text`)))
  );
};

/** A page of the messages that the filter lets through, newest first. */
export async function listMessages(
  db: Db,
  filter: EnquiryFilter,
): Promise<{ rows: MessageRecord[] } & PageCount> {
  const { rows, ...count } = await pageOfEnquiries(db, matching(db, filter).select(columns), filter);
  return { rows: rows.map(messageFrom), ...count };
}

/** All of them for a file, some hundred at a time. */
export const readMessages = (db: Db, filter: EnquiryFilter): AsyncGenerator<MessageRecord[], undefined> =>
  inBatches(async (after, limit) => {
    const rows = await matching(db, filter)
      .select([...columns, placedAt.as("moment")])
      .where(isAfter(after))
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...messageFrom(row), moment: row.moment }));
  });

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
      held_for_links: false,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
