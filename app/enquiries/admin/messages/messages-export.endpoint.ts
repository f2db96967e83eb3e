import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { type CsvCell, csvStream } from "#platform/text/csv.server.ts";
import { enquiryFilter } from "../enquiry-filter.ts";
import type { Route } from "./+types/messages-export.endpoint.ts";
import { readMessages } from "./message.db.server.ts";
import { type MessageRecord, messageStatuses } from "./message.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

const header = [
  "Received",
  "Name",
  "Email",
  "Phone",
  "Message",
  "Status",
  "Admin Response / Notes",
  "Updated",
  "Id",
];

/** The list as a file. That personal data left the shop is kept in the audit log. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db } = services(context);
  const filter = enquiryFilter(url.searchParams, messageStatuses);
  await writeAudit(db, {
    actorId: actor.id,
    action: "contact_message.exported",
    entity: "contact_messages",
    entityId: null,
    detail: { status: filter.status, searched: filter.query !== "" },
  });
  return csvStream("contact-messages", header, readMessages(db, filter), cellsOf);
}

const cellsOf = (one: MessageRecord): CsvCell[] => [
  one.receivedAt,
  one.fullName,
  one.email,
  one.phone,
  one.message,
  one.status,
  one.response,
  one.updatedAt,
  one.id,
];
