import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { findLineProducts } from "../writing/line-products.db.server.ts";
import type { FoundProducts } from "../writing/offer.form.ts";
import type { Route } from "./+types/line-products.endpoint.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

/** The products that an owner may mean, for the form's script. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const { db, now } = services(context);
  const text = cleanText(url.searchParams.get("q") ?? "", 200);
  const found: FoundProducts = { text, products: await findLineProducts(db, text, now()) };
  return Response.json(found);
}
