import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { type CsvCell, csvStream } from "#platform/text/csv.server.ts";
import { enquiryFilter } from "../enquiry-filter.ts";
import type { Route } from "./+types/quotes-export.endpoint.ts";
import { readQuotes } from "./quote.db.server.ts";
import { type QuoteRecord, quoteStatuses } from "./quote.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

const header = [
  "Received",
  "Kind",
  "Full Name",
  "Company",
  "Email",
  "Phone",
  "Product",
  "Quantity",
  "Customization Details",
  "Message",
  "Shipping Address",
  "Status",
  "Admin Notes",
  "Id",
];

/** The list as a file. That personal data left the shop is kept in the audit log. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db } = services(context);
  const filter = enquiryFilter(url.searchParams, quoteStatuses);
  await writeAudit(db, {
    actorId: actor.id,
    action: "bulk_quote.exported",
    entity: "bulk_quotes",
    entityId: null,
    detail: { status: filter.status, searched: filter.query !== "" },
  });
  return csvStream("bulk-quotes", header, readQuotes(db, filter), cellsOf);
}

const cellsOf = (one: QuoteRecord): CsvCell[] => [
  one.receivedAt,
  one.kind,
  one.fullName,
  one.company,
  one.email,
  one.phone,
  one.product,
  one.quantity,
  one.customization,
  one.message,
  one.address,
  one.status,
  one.notes,
  one.id,
];
