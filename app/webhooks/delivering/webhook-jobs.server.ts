import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { type DeliveryShop, deliverTo } from "./deliver.server.ts";
import { dueEndpoints, forgetEvents } from "./due-deliveries.db.server.ts";

/** A notification on `webhooks_due` runs it at once; deliveries that were put off wait for this. */
const everySeconds = 10;
/** A round waits so long for its receivers: anyone who is slower goes on beside the next rounds. */
const patienceMs = 500;

export const webhooksJobName = "webhooks";

export const webhookJobs = (shop: DeliveryShop): Job[] => [
  { name: webhooksJobName, everySeconds, run: deliveryRounds(shop) },
  {
    name: "old-webhooks",
    everySeconds: 60 * 60,
    run: async (isStopped) => {
      while ((await forgetEvents(shop.db)) && !isStopped());
    },
  },
];

/** A round of deliveries; each endpoint has a lane of its own, so that nobody waits for a slow one. */
export function deliveryRounds(shop: DeliveryShop): Job["run"] {
  const lanes = new Map<string, Promise<void>>();
  return async (isStopped) => {
    for (const id of await dueEndpoints(shop.db)) if (!lanes.has(id)) lanes.set(id, lane(id, isStopped));
    await Promise.race([Promise.all(lanes.values()), pause(patienceMs, undefined, { ref: false })]);
  };

  async function lane(id: string, isStopped: () => boolean): Promise<void> {
    await deliverTo(shop, id, isStopped)
      // A delivery that broke off is sent again once its claim is over.
      .catch((error: unknown) => shop.log.warn(failureFacts(error), "a webhook's lane broke off"))
      .finally(() => lanes.delete(id));
  }
}
