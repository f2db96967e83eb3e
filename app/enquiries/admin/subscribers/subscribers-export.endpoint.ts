import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { csvFile, csvOf } from "#platform/text/csv.server.ts";
import { unsubscribeLink } from "../../newsletter/unsubscribe-link.ts";
import type { Route } from "./+types/subscribers-export.endpoint.ts";
import { subscribersForFile } from "./subscriber.db.server.ts";
import { sourceInWords, subscriberFilter } from "./subscriber.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

const header = ["Email", "Signed Up", "Where", "Unsubscribed", "Unsubscribe link"];

/** The list as a file. That personal data left the shop is kept in the audit log. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db, config } = services(context);
  const filter = subscriberFilter(url.searchParams);
  const subscribers = await subscribersForFile(db, filter);
  await writeAudit(db, {
    actorId: actor.id,
    action: "newsletter_subscriber.exported",
    entity: "newsletter_subscribers",
    entityId: null,
    detail: { rows: subscribers.length },
  });
  const rows = subscribers.map(({ email, consentAt, source, unsubscribedAt, unsubscribeToken }) => [
    email,
    consentAt,
    sourceInWords(source),
    unsubscribedAt,
    unsubscribeLink(config.origin, unsubscribeToken),
  ]);
  return csvFile(`subscribers-${filter.tab}`, csvOf(header, rows));
}
