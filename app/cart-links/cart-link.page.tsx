import { claimsOf } from "#cart/kept/request-cart.server.ts";
import { pricesFor } from "#cart/prices/price-cart.db.server.ts";
import { type GivenCart, usePricedCart } from "#cart/prices/use-priced-cart.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { LinkToCopy, ShareLinks } from "#ui/page/share-links.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import type { Route } from "./+types/cart-link.page.ts";
import { sharedCartText, cartLinkText as text } from "./cart-links.text.ts";
import { buyPath, cartLinkPath, linkNameOf } from "./link-items.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: cartLinkPath,
    noIndex: true,
    shop: shopOf(matches),
  });

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export async function loader({ request, context }: Route.LoaderArgs): Promise<GivenCart> {
  const claims = claimsOf(request);
  return { claims, answer: await pricesFor(request, context, claims) };
}

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<GivenCart> =>
  withFailure(call, { claims: [], answer: [] }, sharedCartText.failed);

/** The cart as a link, for others: goods and pieces, neither who nor what is written on them (LINK-4). */
export default function CartLinkPage({ loaderData }: Route.ComponentProps) {
  const { lines } = usePricedCart(loaderData);
  const { origin } = useShop();
  const named = lines.filter(({ slug }) => slug !== "");
  const items = named.map((line) => ({ name: linkNameOf(line), pieces: line.quantity }));
  const link = `${origin}${localPath(buyPath(items))}`;
  return (
    <Wrap className="max-w-[46rem] pt-6 pb-16 md:pt-12">
      <BackLink to="/cart">{text.back}</BackLink>
      <h1 className="mt-2 text-3xl">{text.title}</h1>
      {items.length === 0 ? (
        <p className="mt-3">{text.empty}</p>
      ) : (
        <div className="mt-3 grid gap-4">
          <p className="text-ink-2">{text.intro}</p>
          {lines.some(({ personal }) => personal) && <p>{text.left}</p>}
          <LinkToCopy label={text.link} link={link} />
          <ShareLinks title={text.share} url={link} />
        </div>
      )}
    </Wrap>
  );
}
