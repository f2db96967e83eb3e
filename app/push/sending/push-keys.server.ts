import { inTransaction } from "#platform/database/transaction.server.ts";
import { seal, unseal } from "#platform/sealed.server.ts";
import type { Services } from "#platform/services.server.ts";
import { addPushKeys, dropPushKeys, type KeptKeys, readPushKeys } from "../devices/push-keys.db.server.ts";

const use = "jhola push keys";

type Shop = Pick<Services, "db" | "secret" | "log">;

/**
 * The keys by which push services know the shop (VAPID), made once (PUSH-2). With another APP_SECRET they
 * can't be opened: then there are new ones, and whoever rang presses again.
 */
export async function pushKeys(shop: Shop): Promise<KeptKeys> {
  const kept = await readPushKeys(shop.db);
  const privateKey = kept && unseal(kept.privateKey, shop.secret, use);
  if (kept && privateKey !== undefined) return { publicKey: kept.publicKey, privateKey };
  if (kept)
    shop.log.warn("push keys were sealed with another secret: they are made anew, and no phone rings");
  await makeKeys(shop, kept);
  return pushKeys(shop);
}

async function makeKeys({ db, secret }: Shop, former: KeptKeys | undefined): Promise<void> {
  const { default: webPush } = await import("web-push");
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await inTransaction(db, async (trx) => {
    if (former) await dropPushKeys(trx, former.publicKey);
    await addPushKeys(trx, { publicKey, privateKey: seal(privateKey, secret, use) });
  });
}
