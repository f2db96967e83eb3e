import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudits } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import type { RefusedForm } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { deleteSubscribers, markBounced, markReachable } from "./subscriber.db.server.ts";

import { chosenSubscribers, pastedAddresses } from "./subscriber.ts";
import { subscribersText as text } from "./subscribers.text.ts";

/** Carries out an act of the list on the subscribers that its form names or whose mails were pasted. */
export async function changeSubscribers(
  shop: Pick<Services, "db" | "now">,
  actor: Doer<"messages">,
  intent: string,
  form: FormData,
): Promise<Notice | RefusedForm<"text">> {
  if (intent === "paste") return bouncePasted(shop, actor, textIn(form, "text"));
  const ids = chosenSubscribers(form);
  if (ids.length === 0) return text.noneChosen;
  switch (intent) {
    case "remove":
      return text.removed(await removeSubscribers(shop, actor, ids));
    case "bounce":
      return text.bounced(await bounceAddresses(shop, actor, { column: "id", values: ids }));
    case "reachable":
      return text.reachable(await unbounceSubscribers(shop, actor, ids));
    default:
      return text.noneChosen;
  }
}

async function bouncePasted(
  shop: Pick<Services, "db" | "now">,
  actor: Doer<"messages">,
  pasted: string,
): Promise<Notice | RefusedForm<"text">> {
  const read = pastedAddresses(pasted);
  if ("error" in read) return { kind: "refused", errors: { text: read.error }, typed: { text: pasted } };
  return text.bounced(await bounceAddresses(shop, actor, { column: "email", values: read.values }));
}

/**
 * Forgets these sign-ups altogether; returns how many there were. The audit rows name nobody: a name would be
 * stored data.
 */
export async function removeSubscribers(
  { db }: Pick<Services, "db">,
  { id: actorId }: Doer<"messages">,
  ids: readonly string[],
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const gone = await deleteSubscribers(trx, ids);
    await writeAudits(
      trx,
      gone.map((entityId) => ({
        actorId,
        entityId,
        action: "subscriber.removed" as const,
        entity: "newsletter_subscribers",
      })),
    );
    return gone.length;
  });
}

type Shop = Pick<Services, "db" | "now">;

/**
 * Writes no more to those of these addresses that are subscribed (NEWSLETTER-24); returns how many there
 * were.
 */
export const bounceAddresses = (
  { db, now }: Shop,
  { id: actorId }: Doer<"messages">,
  by: Parameters<typeof markBounced>[1],
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const ids = await markBounced(trx, by, now());
    await writeAudits(trx, linesOf(actorId, ids, "subscriber.bounced"));
    return ids.length;
  });

/** Writes to them again, as when a mailbox was full for a while. */
export const unbounceSubscribers = (
  { db }: Shop,
  { id: actorId }: Doer<"messages">,
  ids: readonly string[],
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const changed = await markReachable(trx, ids);
    await writeAudits(trx, linesOf(actorId, changed, "subscriber.reachable"));
    return changed.length;
  });

/** The lines name nobody: an address would be stored data. */
const linesOf = (
  actorId: string,
  ids: readonly string[],
  action: "subscriber.bounced" | "subscriber.reachable",
) => ids.map((entityId) => ({ actorId, entityId, action, entity: "newsletter_subscribers" as const }));
