import { adminOf } from "#accounts/guard.server.ts";
import { writeAudit } from "#platform/audit.server.ts";
import { services } from "#platform/context.server.ts";
import { csvFile, csvOf } from "#platform/csv.server.ts";
import type { Route } from "./+types/subscribers-export.endpoint.ts";
import { listSubscribers } from "./subscriber.db.server.ts";
import { sourceInWords, subscriberFilter } from "./subscriber.ts";

/** The list as a file. That personal data left the shop is kept in the audit log. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const { db } = services(context);
  const filter = subscriberFilter(url.searchParams);
  const subscribers = await listSubscribers(db, { ...filter, page: "all" });
  await writeAudit(db, {
    actorId: actor.id,
    action: "newsletter_subscriber.exported",
    entity: "newsletter_subscribers",
    entityId: null,
    detail: { rows: subscribers.length },
  });
  const rows = subscribers.map(({ email, consentAt, source, unsubscribedAt }) => [
    email,
    consentAt,
    sourceInWords(source),
    unsubscribedAt,
  ]);
  return csvFile(`subscribers-${filter.tab}`, csvOf(["Email", "Signed Up", "Where", "Unsubscribed"], rows));
}
