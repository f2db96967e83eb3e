import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { postOutside } from "#platform/outgoing/post-outside.server.ts";
import type { Services } from "#platform/services.server.ts";
import { surelyNewMs, surrogateKey } from "#platform/web/cache/shared-pages.server.ts";
import { claimPurge, notePurged, releasePurge } from "./purge-claim.db.server.ts";

export const purgesJobName = "purges";

type PurgeShop = Pick<Services, "db" | "pages" | "config" | "runJobSoon">;

/**
 * A copy that has not heard of the change yet may answer with an old page after the first purge. The second
 * one takes away what came so in the usual way; the last one comes when no copy calls such a page new.
 */
const againAfterMs: readonly number[] = [500, surelyNewMs + 500];

/** Less than the claim lasts. */
const patience = 1_500;

/** Tells the caches in front of the shop of each change, where there are any. */
export const purgeJobs = (shop: PurgeShop): Job[] => {
  const { purge } = shop.config.cdn;
  if (!purge) return [];
  return [{ name: purgesJobName, everySeconds: 1, run: () => purgeOnce(shop, purge) }];
};

type Caches = NonNullable<Services["config"]["cdn"]["purge"]>;

/** Sends what is due. Throws when a cache did not take it: it is sent again in the next round. */
export async function purgeOnce(shop: PurgeShop, caches: Caches): Promise<void> {
  const claim = await claimPurge(shop.db);
  if (!claim) return;
  try {
    // This copy's own pages are new before the cache asks for them.
    await shop.pages.refresh();
    await Promise.all(caches.urls.map((url) => sendPurge(url, caches.token)));
  } catch (error) {
    await releasePurge(shop.db);
    throw error;
  }
  const againMs = againAfterMs[claim.sent];
  await notePurged(shop.db, claim, againMs);
  if (againMs !== undefined) setTimeout(() => shop.runJobSoon(purgesJobName), againMs + 5).unref();
}

async function sendPurge(url: string, token: string): Promise<void> {
  const answer = await postOutside({
    url,
    method: "PURGE",
    headers: { Authorization: `Bearer ${token}`, "Surrogate-Key": surrogateKey },
    body: "",
    patience,
    // The shop's own settings say where its caches are: mostly in its own network.
    allowPrivate: true,
  });
  if (answer.kind === "answered" && answer.status >= 200 && answer.status < 300) return;
  throw new Error(
    `a cache did not take a purge: ${answer.kind === "answered" ? answer.status : answer.kind}`,
  );
}
