import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { progressLines } from "#platform/web/progress-lines.server.ts";
import { adminAct } from "#records/page/admin-page.server.ts";
import { listedProducts, productList } from "./product-list.ts";
import { receiveBulk } from "./receive-bulk.server.ts";

export const policy = { cached: false, needs: "products" } as const satisfies AdminPolicy;

/** Changes or deletes many products as the list's form does, and streams its progress. */
const server = adminAct(policy, async (shop, { actor, url }, form) => {
  const filter = listedProducts(productList.read(url.searchParams), shop.config.shop.stockMails);
  return progressLines((tell) => receiveBulk({ shop, actor, form, filter }, tell));
});

export const action = server.action;
