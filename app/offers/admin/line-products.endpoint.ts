import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { findLineProducts } from "../writing/line-products.db.server.ts";
import type { FoundProducts } from "../writing/offer.form.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

/** The products that an owner may mean, for the form's script. */
const server = adminView(policy, async ({ db, now }, { url }) => {
  const text = cleanText(url.searchParams.get("q") ?? "", 200);
  const found: FoundProducts = { text, products: await findLineProducts(db, text, now()) };
  return Response.json(found);
});

export const loader = server.loader;
