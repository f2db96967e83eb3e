import type { Doer } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { newSecret, sealSecret } from "../delivering/sealed-secret.server.ts";
import { webhooksJobName } from "../delivering/webhook-jobs.server.ts";
import { lackedFor } from "../events/event-permissions.ts";
import type { EventType } from "../events/event-types.ts";
import { mostEndpoints } from "./endpoint.ts";
import {
  type EndpointChange,
  type EndpointRow,
  endpointsBefore,
  hurryWaiting,
  insertEndpoint,
  knownEvents,
  lockEndpoint,
  removeEndpoint,
  sendAgain,
  writeEndpoint,
} from "./endpoints.db.server.ts";
import type { EndpointInput } from "./parse-endpoint.server.ts";

export type EndpointShop = Pick<Services, "db" | "now" | "secret" | "runJobSoon">;

type Owner = Doer<"settings">;

/** An endpoint as the owner saw it. */
export interface SeenEndpoint {
  id: string;
  version: number;
}

/** `secret` is shown once: the shop stores it sealed. */
export type AddedEndpoint =
  | { kind: "made"; secret: string }
  | { kind: "made-before" | "too-many" }
  | NotTheirs;

export type ChangedEndpoint = { kind: "done" } | { kind: "stale" | "missing" } | NotTheirs;

/** Its events carry what the acting member may not see (WEBHOOK-12). */
type NotTheirs = { kind: "lacked"; lacked: readonly Permission[] };

const lineOf = (actor: Owner, id: string, action: AuditEntry["action"], detail?: AuditEntry["detail"]) => ({
  actorId: actor.id,
  action,
  entity: "webhook_endpoints" as const,
  entityId: id,
  ...(detail ? { detail } : {}),
});

/** Addresses may hold a secret of their own, so the audit log has the machine's name alone. */
const hostOf = (url: string): string => new URL(url).host;

/** Adds an endpoint. The same form sent twice adds one, and only its first answer has the secret. */
export function addEndpoint(
  { db, now, secret: shopSecret }: EndpointShop,
  actor: Owner,
  { id, url, events }: EndpointInput & { id: string },
): Promise<AddedEndpoint> {
  const secret = newSecret();
  const lacked = lackedFor(actor.permissions, events);
  if (lacked.length > 0) return Promise.resolve({ kind: "lacked", lacked });
  return inTransaction(db, async (trx): Promise<AddedEndpoint> => {
    const { count, isMade } = await endpointsBefore(trx, id);
    if (isMade) return { kind: "made-before" };
    if (count >= mostEndpoints) return { kind: "too-many" };
    await insertEndpoint(trx, {
      id,
      url,
      events: [...events],
      secret: sealSecret(secret, shopSecret),
      made_at: now(),
      made_by: actor.id,
    });
    await writeAudit(trx, lineOf(actor, id, "webhook.added", { host: hostOf(url), events: events.length }));
    return { kind: "made", secret };
  });
}

/**
 * One act on an endpoint: its row is locked and compared with the version that was shown, and written with
 * its audit row.
 */
function change(
  { db }: Pick<EndpointShop, "db">,
  actor: Owner,
  { id, version }: SeenEndpoint,
  act: (
    row: EndpointRow,
    trx: Trx,
  ) => {
    set: EndpointChange;
    action: AuditEntry["action"];
    detail?: AuditEntry["detail"];
    /** Its events from now on, in the name of the acting member. */
    tells?: readonly EventType[];
    /** Events that the acting member must be allowed to see, without the endpoint becoming theirs. */
    seen?: readonly EventType[];
  },
): Promise<ChangedEndpoint> {
  return inTransaction(db, async (trx): Promise<ChangedEndpoint> => {
    const row = await lockEndpoint(trx, id);
    if (!row) return { kind: "missing" };
    if (row.version !== version) return { kind: "stale" };
    const { set, action, detail, tells, seen = tells ?? [] } = act(row, trx);
    const lacked = lackedFor(actor.permissions, seen);
    if (lacked.length > 0) return { kind: "lacked", lacked };
    await writeEndpoint(trx, id, { ...set, ...(tells && { made_by: actor.id }) });
    if (set.failing_since === null) await hurryWaiting(trx, id);
    await writeAudit(trx, lineOf(actor, id, action, detail));
    return { kind: "done" };
  });
}

/**
 * Stores another address or other events. Another address has yet to fail, and gets waiting deliveries at
 * once.
 */
export async function changeEndpoint(
  shop: EndpointShop,
  actor: Owner,
  { url, events, ...seen }: SeenEndpoint & EndpointInput,
): Promise<ChangedEndpoint> {
  const done = await change(shop, actor, seen, (row) => ({
    set: { url, events: [...events], ...(row.url === url ? {} : { failing_since: null }) },
    action: "webhook.changed",
    detail: { host: hostOf(url), events: events.length },
    // Waiting deliveries of the former events go to the new address, too.
    tells: [...knownEvents(row.events), ...events],
  }));
  shop.runJobSoon(webhooksJobName);
  return done;
}

/** Sends nothing more; what happens meanwhile waits. */
export const pauseEndpoint = (
  shop: EndpointShop,
  actor: Owner,
  seen: SeenEndpoint,
): Promise<ChangedEndpoint> =>
  change(shop, actor, seen, () => ({ set: { state: "paused" }, action: "webhook.paused" }));

/** Sends again, and at once what waits. */
export async function resumeEndpoint(
  shop: EndpointShop,
  actor: Owner,
  seen: SeenEndpoint,
): Promise<ChangedEndpoint> {
  const set = { state: "on", failing_since: null } as const;
  const done = await change(shop, actor, seen, (row) => ({
    set,
    action: "webhook.resumed",
    tells: knownEvents(row.events),
  }));
  shop.runJobSoon(webhooksJobName);
  return done;
}

const day = 24 * 60 * 60_000;

/** Makes another secret; the former one signs beside it for a day. */
export async function renewSecret(
  shop: EndpointShop,
  actor: Owner,
  seen: SeenEndpoint,
): Promise<{ kind: "done"; secret: string } | Exclude<ChangedEndpoint, { kind: "done" }>> {
  const secret = newSecret();
  const until = new Date(shop.now().getTime() + day);
  const done = await change(shop, actor, seen, (row) => ({
    set: { secret: sealSecret(secret, shop.secret), former_secret: row.secret, former_until: until },
    action: "webhook.secret_renewed",
    // The holder of the secret can send the receiver such events in the shop's name.
    seen: knownEvents(row.events),
  }));
  return done.kind === "done" ? { kind: "done", secret } : done;
}

/** Deletes an endpoint with its deliveries; false where it was gone. */
export const deleteEndpoint = ({ db }: EndpointShop, actor: Owner, id: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const url = await removeEndpoint(trx, id);
    if (url === undefined) return false;
    await writeAudit(trx, lineOf(actor, id, "webhook.deleted", { host: hostOf(url) }));
    return true;
  });

/** Sends one delivery again, or all that were given up; how many there are. */
export async function resend(
  shop: EndpointShop,
  actor: Owner,
  { id, which }: { id: string; which: string | "failed" },
): Promise<number> {
  const count = await inTransaction(shop.db, async (trx) => {
    const again = await sendAgain(trx, id, which);
    if (again > 0) await writeAudit(trx, lineOf(actor, id, "webhook.sent_again", { deliveries: again }));
    return again;
  });
  if (count > 0) shop.runJobSoon(webhooksJobName);
  return count;
}
