import { useEffect, useState } from "react";
import { isUnknown } from "#accounts/session/session.ts";
import { useSession } from "#accounts/session/session-store.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button } from "#ui/form/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { CardAction } from "../card-action.tsx";
import type { Route } from "./+types/wishlist.page.ts";
import { fetchWishlistProducts } from "./fetch-wishlist-products.ts";
import { wishlistPageText, wishlistText } from "./wishlist.text.ts";
import { myWishlistPath } from "./wishlist.ts";
import { cardSizes, EmptyWishlist, ShareList, WishlistUnread } from "./wishlist-parts.tsx";
import { useWishlist } from "./wishlist-store.ts";

export const policy: RoutePolicy = { cached: [] };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: wishlistPageText.title,
    description: wishlistPageText.description,
    path: "/wishlist",
    noIndex: true,
    shop: shopOf(matches),
  });
}

/** The page is the same for everybody; the wishlist stands in the browser. */
export default function WishlistPage() {
  const { ready, isFailed, products, remove, again } = useWishlistProducts();
  const session = useSession();
  const isSignedOut = !isUnknown(session) && session.user === null;
  return (
    <Wrap className="pb-16 md:pb-24">
      <h1 className="pt-6 pb-6 text-3xl md:pt-12 md:pb-8">{wishlistPageText.title}</h1>
      <noscript>
        <p>{wishlistPageText.needsScript}</p>
        <p className="mt-3">
          <a href={localPath(myWishlistPath)} className="action">
            {wishlistPageText.mine}
          </a>
        </p>
      </noscript>
      <div className="min-h-[80dvh] needs-script">
        {!ready && <Loading />}
        {ready && products.length === 0 && (isFailed ? <WishlistUnread again={again} /> : <EmptyWishlist />)}
        {ready && products.length > 0 && (
          <>
            <WishlistCards products={products} remove={remove} />
            <ShareList isSignedOut={isSignedOut} />
          </>
        )}
      </div>
    </Wrap>
  );
}

interface Answer {
  /** The question that was answered last. */
  to?: string;
  products: readonly ProductSummary[];
  isFailed?: boolean;
}

/** What the wishlist names, as the catalogue has it today. Something just removed goes at once. */
function useWishlistProducts() {
  const wishlist = useWishlist();
  const [answer, setAnswer] = useState<Answer>({ products: [] });
  const [turn, setTurn] = useState(0);
  const asked = wishlist.ids.join(",");
  const question = `${turn} ${asked}`;
  useEffect(() => {
    if (asked === "") return;
    const call = new AbortController();
    fetchWishlistProducts(asked, call.signal).then(
      (products) => setAnswer({ to: question, products }),
      () => {
        if (call.signal.aborted) return;
        setAnswer(({ products }) => ({ to: question, products, isFailed: true }));
        raiseToast({ tone: "destructive", ...wishlistPageText.failed });
      },
    );
    return () => call.abort();
  }, [asked, question]);
  const products = answer.products.filter(({ id }) => wishlist.ids.includes(id));
  const isAnswered = answer.to === question;
  return {
    ready: wishlist.ready && (asked === "" || products.length > 0 || isAnswered),
    isFailed: isAnswered && answer.isFailed === true,
    products,
    remove: (id: string) => void wishlist.change("remove", id),
    again: () => setTurn(turn + 1),
  };
}

interface WishlistCardsProps {
  products: readonly ProductSummary[];
  remove(id: string): void;
}

function WishlistCards({ products, remove }: WishlistCardsProps) {
  return (
    <ul aria-label={wishlistPageText.wished} className="cards grid-cols-2 md:grid-cols-4">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} level={2} sizes={cardSizes}>
          <CardAction product={product} from="wishlist" />
          <RemoveWish name={product.name} remove={() => remove(product.id)} />
        </ProductCard>
      ))}
    </ul>
  );
}

function RemoveWish({ name, remove }: { name: string; remove(): void }) {
  const toast = useToast();
  function removeIt() {
    remove();
    toast(wishlistText.removed(name));
    // The button leaves with its press.
    document.querySelector("main")?.focus({ preventScroll: true });
  }
  return (
    <Button variant="text" className="text-sm" aria-label={wishlistPageText.remove(name)} onClick={removeIt}>
      {wishlistPageText.removeShort}
    </Button>
  );
}
