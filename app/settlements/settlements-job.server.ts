import { paymentShop } from "#payments/payment-shop.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { readSettlements } from "./reading/read-settlements.server.ts";

/** A reading that the provider did not answer has failed: who looks at the jobs is to see it. */
class BooksUnread extends Error {
  override readonly name = "BooksUnread";
}

/** Reads the provider's books when it is time to, which it asks itself every minute. */
export function settlementsJob(services: Services): Job {
  const shop = paymentShop(services);
  return {
    name: "settlements",
    everySeconds: 60,
    run: async (isStopped) => {
      const trouble = await readSettlements(shop, isStopped);
      if (trouble) throw new BooksUnread();
    },
  };
}
