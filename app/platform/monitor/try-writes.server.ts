import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { RecordServices, Services } from "#platform/services.server.ts";
import { commitNothing } from "../database/transaction.server.ts";
import type { Store } from "./outage.ts";

type WriteServices = RecordServices & Pick<Services, "writes" | "runJobSoon">;

/** Tries now and then whether the shop can write, whatever anybody asks of it meanwhile. */
export const tryWritesJob = (shop: WriteServices): Job => ({
  name: "writes",
  everySeconds: 5,
  run: () => tryWrites(shop),
});

/** One round: does nothing before a try is due. Once an outage is over, the owner is notified of it soon. */
export async function tryWrites(shop: WriteServices): Promise<void> {
  if (!shop.writes.isDue(shop.now())) return;
  shop.writes.begin(shop.now());
  const { files } = shop;
  await Promise.all([
    tryStore(shop, "database", () => commitNothing(shop.db)),
    files.tryDisk && tryStore(shop, "files", files.tryDisk),
  ]);
}

async function tryStore(
  { log, now, writes, runJobSoon }: WriteServices,
  store: Store,
  write: () => Promise<void>,
): Promise<void> {
  const failed = await write().then(
    () => undefined,
    (error: unknown) => failureFacts(error),
  );
  if (!writes.note(store, !failed, now())) return;
  if (failed) return log.error({ store, ...failed }, "nothing can be written");
  log.warn({ store }, "it can be written again");
  runJobSoon("alerts");
}
