import { data, useRevalidator } from "react-router";
import { customerOf } from "#accounts/guard.server.ts";
import { listByIds } from "#catalogue/product.db.server.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button } from "#ui/form/button.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { localPath } from "#values/language/address.ts";
import { CardAction } from "../card-action.tsx";
import type { Route } from "./+types/my-wishlist.page.ts";
import { heldItemsCookie, heldWishlistItems } from "./held-wishlist-items.server.ts";
import { addWishlistItems, wishlistOf } from "./wishlist.db.server.ts";
import { wishlistPageText } from "./wishlist.text.ts";
import { myWishlistPath } from "./wishlist.ts";
import { cardSizes, EmptyWishlist, ShareList, WishlistUnread } from "./wishlist-parts.tsx";

export const policy: RoutePolicy = { cached: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: wishlistPageText.title,
    description: wishlistPageText.description,
    path: myWishlistPath,
    noIndex: true,
    shop: shopOf(matches),
  });

/**
 * The account's list in the customer area; also the wishlist of a browser without script. What such a browser
 * put aside before the signing in joins it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = services(context);
  const owner = customerOf(context);
  const held = await heldWishlistItems(shop, request);
  await addWishlistItems(shop.db, owner, held, shop.now());
  const products = await listByIds(shop.db, await wishlistOf(shop.db, owner), shop.now());
  return data(
    { products },
    held.length > 0 ? { headers: { "Set-Cookie": await heldItemsCookie(shop, []) } } : undefined,
  );
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { products: undefined }, wishlistPageText.failed);

export default function MyWishlistPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="pt-6 pb-6 text-3xl md:pt-0 md:pb-8">{wishlistPageText.title}</h1>
      {products === undefined && <AskAgain />}
      {products?.length === 0 && <EmptyWishlist />}
      {products !== undefined && products.length > 0 && <WishlistCards products={products} />}
      {products !== undefined && <ShareList />}
    </>
  );
}

function AskAgain() {
  const { revalidate, state } = useRevalidator();
  return <WishlistUnread again={() => void revalidate()} pending={state !== "idle"} />;
}

function WishlistCards({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul aria-label={wishlistPageText.wished} className="cards grid-cols-2 sm:grid-cols-3">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} level={2} sizes={cardSizes}>
          <CardAction product={product} from="wishlist" />
          <RemoveForm id={product.id} name={product.name} />
        </ProductCard>
      ))}
    </ul>
  );
}

function RemoveForm({ id, name }: { id: string; name: string }) {
  return (
    <form method="post" action={localPath("/wishlist/items")}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="ids" value={id} />
      <Button type="submit" variant="text" className="text-sm" aria-label={wishlistPageText.remove(name)}>
        {wishlistPageText.removeShort}
      </Button>
    </form>
  );
}
