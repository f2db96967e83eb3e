import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { closeDays, foldSources } from "./close-days.db.server.ts";
import { keepVisits, type NetworkCounts } from "./keep-visits.db.server.ts";
import type { VisitCounter } from "./visit-counter.server.ts";

type VisitShop = Pick<Services, "db" | "now"> & { visits: VisitCounter };

/** What a copy has seen is lost for so many seconds at most, where it is killed. */
const everySeconds = 5;

/** Writes down what this copy has seen; what can't be written now is tried again in the next round. */
export async function writeVisits(
  { db, visits }: Pick<VisitShop, "db" | "visits">,
  networks: NetworkCounts = { day: "", marks: new Map() },
): Promise<void> {
  const batches = visits.take();
  for (const [place, batch] of batches.entries()) {
    try {
      await keepVisits(db, batch, networks);
    } catch (error) {
      visits.putBack(batches.slice(place));
      throw error;
    }
  }
}

export function visitJobs(shop: VisitShop): Job[] {
  const networks: NetworkCounts = { day: "", marks: new Map() };
  return [
    { name: "visits", everySeconds, run: () => writeVisits(shop, networks) },
    {
      name: "close-visit-days",
      everySeconds: 10 * 60,
      run: async () => {
        await closeDays(shop.db, shop.now());
        await foldSources(shop.db, shop.now());
      },
    },
  ];
}
