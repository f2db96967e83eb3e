import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { FoundThings } from "#records/fields/find-things.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { listProductsForAdmin } from "./product-list.db.server.ts";

// Forms of several rooms name products.
export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

const mostFound = 8;

/** The products that may be meant, by the ends of their addresses, which no two share. */
const server = adminView(policy, async ({ db, now }, { url }) => {
  const query = cleanText(url.searchParams.get("q") ?? "", 200);
  const { rows } = query === "" ? { rows: [] } : await listProductsForAdmin(db, { q: query }, now());
  const finds = rows.slice(0, mostFound).map(({ slug, name, price, image }) => ({
    name: slug,
    title: name,
    note: rupeesAndPaise(price),
    picture: image,
  }));
  return Response.json({ query, finds } satisfies FoundThings);
});

export const loader = server.loader;
