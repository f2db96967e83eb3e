import { openCarrier } from "#mail/sending/deliver-mail.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isAnySending } from "./deliveries.db.server.ts";
import { sendNewsletters } from "./send-newsletters.server.ts";

export const newslettersJobName = "newsletters";

/** Sends newsletters over one connection of their own: those of the outbox stay free. */
export const newslettersJob = (shop: Pick<Services, "db" | "config" | "log" | "now">): Job => ({
  name: newslettersJobName,
  everySeconds: 5,
  run: async (isStopped) => {
    if (!(await isAnySending(shop.db))) return;
    const carrier = openCarrier(shop.config, 1);
    try {
      const { perMinute } = shop.config.newsletter;
      await sendNewsletters({ ...shop, carrier, perMinute }, isStopped);
    } finally {
      carrier.close();
    }
  },
});
