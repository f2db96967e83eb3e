import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import {
  type EnquiryFilter,
  type EnquiryPlace,
  type ListPart,
  likelySpamStatus,
  type Part,
  spamStatus,
} from "../enquiry-filter.ts";
import {
  holdsSearch,
  inBatches,
  isAfter,
  newestEnquiries,
  placedAt,
  readEnquiryPart,
} from "../enquiry-part.db.server.ts";
import { type MessageRecord, type MessageStatus, messageStatuses } from "./message.ts";

const columns = [
  "id",
  "full_name as fullName",
  "email",
  "phone_number as phone",
  "message_content as message",
  "status",
  "language",
  "admin_response as response",
  "spam",
  "held_for_links as isHeld",
  "version",
  "created_at as receivedAt",
  "updated_at as updatedAt",
] as const;

// Written exactly as in the conditions of the partial indexes, so that the planner uses them.
const isLikelySpam = sql<boolean>`(spam and version = 1)`;
const isLookedAt = sql<boolean>`(not spam or version > 1)`;

const matching = (db: Db, { query, status }: EnquiryFilter) => {
  const wanted = messageStatuses.find((one) => one === status);
  return db
    .selectFrom("contact_messages")
    .where(status === likelySpamStatus ? isLikelySpam : isLookedAt)
    .$if(wanted !== undefined, (list) => list.where("status", "=", wanted ?? "Pending"))
    .where(holdsSearch(query));
};

/** A part of the messages that the filter lets through, newest first. */
export const listMessages = (
  db: Db,
  filter: EnquiryFilter,
  part: Part = "first",
): Promise<ListPart<MessageRecord & EnquiryPlace>> =>
  readEnquiryPart(
    part,
    async (size) => {
      const found = matching(db, filter).select([...columns, placedAt.as("moment")]);
      const { rows, isWhole } = await newestEnquiries(db, found, filter, size);
      return { rows: rows.map(messageFrom), isWhole };
    },
    (after, limit) => messagesAfter(db, filter, after, limit),
  );

/** All of them for a file, some hundred at a time. */
export const readMessages = (db: Db, filter: EnquiryFilter): AsyncGenerator<MessageRecord[], undefined> =>
  inBatches((after, limit) => messagesAfter(db, filter, after, limit));

async function messagesAfter(db: Db, filter: EnquiryFilter, after: EnquiryPlace | undefined, limit: number) {
  const rows = await matching(db, filter)
    .select([...columns, placedAt.as("moment")])
    .where(isAfter(after))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(messageFrom);
}

export async function findMessage(db: Db, id: string): Promise<MessageRecord | undefined> {
  const row = await db.selectFrom("contact_messages").select(columns).where("id", "=", id).executeTakeFirst();
  return row && messageFrom(row);
}

const messageFrom = <Row extends { spam: boolean; status: MessageStatus }>({
  spam,
  status,
  ...row
}: Row) => ({
  ...row,
  status: spam ? spamStatus : status,
});

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
