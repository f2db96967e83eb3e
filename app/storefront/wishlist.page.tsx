import { useEffect } from "react";
import { useFetcher } from "react-router";
import { AddToCart } from "#cart/add-to-cart.tsx";
import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { pageMeta } from "#platform/page-meta.ts";
import { shopOf } from "#platform/shop-settings.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { useToast } from "#ui/toast.tsx";
import { Wrap } from "#ui/wrap.tsx";
import type { Route } from "./+types/wishlist.page.ts";
import { cartProduct } from "./cart-product.ts";
import { wishlistText } from "./storefront.text.ts";
import { myWishlistPath } from "./wishlist.ts";
import { NothingWished, plateSizes } from "./wishlist-parts.tsx";
import type { loader as productsLoader } from "./wishlist-products.endpoint.ts";
import { useWishlist } from "./wishlist-store.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: wishlistText.title,
    description: wishlistText.description,
    path: "/wishlist",
    shop: shopOf(matches),
  });
}

/** The page is the same for everybody; what is wished stands in the browser. */
export default function WishlistPage() {
  const { ready, products } = useWishedProducts();
  return (
    <Wrap className="pb-16 md:pb-24">
      <h1 className="pt-6 pb-6 text-3xl md:pt-12 md:pb-8">{wishlistText.title}</h1>
      <noscript>
        <p>{wishlistText.needsScript}</p>
        <p className="mt-3">
          <a href={myWishlistPath} className="action">
            {wishlistText.mine}
          </a>
        </p>
      </noscript>
      <div className="min-h-[80dvh] needs-script">
        {!ready && <Loading />}
        {ready && products.length === 0 && <NothingWished />}
        {ready && products.length > 0 && <WishedSheet products={products} />}
      </div>
    </Wrap>
  );
}

/** What the wishlist names, as the catalogue has it today. Something just removed goes at once. */
function useWishedProducts() {
  const wishlist = useWishlist();
  const { load, data } = useFetcher<typeof productsLoader>();
  const asked = wishlist.ids.join(",");
  useEffect(() => {
    if (asked !== "") void load(`/wishlist/products?${new URLSearchParams({ ids: asked })}`);
  }, [asked, load]);
  const products = (data?.products ?? []).filter(({ id }) => wishlist.has(id));
  return { ready: wishlist.ready && (asked === "" || data !== undefined), products };
}

function WishedSheet({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul aria-label="Wished products" className="plates grid-cols-2 md:grid-cols-4">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} level={2} sizes={plateSizes}>
          {product.inStock && <AddToCart product={cartProduct(product)} from="wishlist" variant="outline" />}
          <RemoveWish id={product.id} name={product.name} />
        </ProductCard>
      ))}
    </ul>
  );
}

function RemoveWish({ id, name }: { id: string; name: string }) {
  const { remove } = useWishlist();
  const toast = useToast();
  function removeIt() {
    remove(id);
    toast(wishlistText.removed(name));
  }
  return (
    <Button variant="text" className="text-sm" aria-label={wishlistText.remove(name)} onClick={removeIt}>
      Remove
    </Button>
  );
}
