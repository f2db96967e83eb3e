import { sql } from "kysely";
import { enquiryColumns } from "../../enquiry-rows.db.server.ts";
import { type ListedRows, placedAt } from "../enquiry-list.db.server.ts";
import type { MessageRecord } from "./message.ts";
import { type MessageStatus, messageStatuses } from "./message-status.ts";

/** The contact messages in their table. */
export const messageRows = {
  table: "contact_messages",
  storedAs: (status) => messageStatuses.filter((one) => one === status),
  onTab: {
    "to-answer": sql<boolean>`(status = 'Pending' and not spam)`,
    answered: sql<boolean>`(status in ('Contacted', 'Resolved') and not spam)`,
  },
  where: (db, holds) =>
    db
      .selectFrom("contact_messages")
      .select([
        ...enquiryColumns.filter((column) => column !== "email"),
        sql<string | null>`nullif(email, '')`.as("email"),
        "via",
        "phone_number as phone",
        "message_content as message",
        sql<MessageStatus>`case when spam then 'Spam' else status end`.as("status"),
        "admin_response as response",
        "held_for_links as isHeld",
        "updated_at as updatedAt",
        placedAt.as("moment"),
      ])
      .where(holds),
} satisfies ListedRows<MessageRecord>;
