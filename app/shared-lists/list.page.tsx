import { data } from "react-router";
import { sharedCartPath, writeLinkItems } from "#cart-links/link-items.ts";
import { listByIds } from "#catalogue/product.db.server.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { firstNameOf, nameless } from "#reviews/author-name.ts";
import { CardAction } from "#storefront/card-action.tsx";
import { cardSizes } from "#storefront/wishlist/wishlist-parts.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { inSentence, marked } from "#ui/in-sentence.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/list.page.ts";
import { isListToken, listPath } from "./shared-list.ts";
import { findByLink } from "./shared-lists.db.server.ts";
import { seenListText as text } from "./shared-lists.text.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

/** What programs show of a link, and a browser's tab, are the shop's own words: the title is a stranger's. */
export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...pageMeta({
    title: text.pageTitle,
    description: text.description,
    path: listPath(params.token),
    noIndex: true,
    shop: shopOf(matches),
  }),
  // No other site learns the link, and no phone makes a number or an address of the title's words.
  { name: "referrer", content: "same-origin" },
  { name: "format-detection", content: "telephone=no, date=no, address=no, email=no" },
];

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

/** Shows what a list names, and writes nothing (LINK-8). */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const list = isListToken(token) ? await findByLink(db, token) : undefined;
  if (!list) return data({ list: null }, { status: 404 });
  const products = await listByIds(db, list.products, now());
  const gone = list.products.length - products.length;
  return data({ list: { title: list.title, name: firstNameOf(list.fullName), products, gone } });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { list: null }, { ...text.failed, tone: "destructive" });

export default function ListPage({ loaderData: { list } }: Route.ComponentProps) {
  return <Wrap className="pb-16 md:pb-24">{list ? <SeenList {...list} /> : <NoList />}</Wrap>;
}

const NoList = () => (
  <EmptyState
    level={1}
    drawing="lost"
    {...text.ended}
    action={
      <ButtonLink to="/shop" variant="primary">
        {text.shop}
      </ButtonLink>
    }
  />
);

interface SeenListProps {
  title: string;
  /** Its owner's first: more of it is nobody else's. */
  name: string;
  products: readonly ProductSummary[];
  /** So many are not there any more. */
  gone: number;
}

const SeenList = ({ title, name, products, gone }: SeenListProps) => (
  <>
    <h1 className="pt-6 text-3xl wrap-anywhere md:pt-12">
      <bdi>{marked(title)}</bdi>
    </h1>
    <p className="mt-2 text-ink-2 wrap-anywhere">
      {name === nameless ? text.bySomebody : inSentence(text.by, name)}
    </p>
    {gone > 0 && <p className="mt-2">{products.length > 0 ? text.gone(gone) : text.nothing}</p>}
    {products.length > 0 && <Cards products={products} />}
    <p className="mt-8 text-sm">
      <ButtonLink to="/grievance" variant="text" className="text-sm">
        {text.report}
      </ButtonLink>
    </p>
  </>
);

function Cards({ products }: { products: readonly ProductSummary[] }) {
  const items = writeLinkItems(products.map(({ slug }) => ({ name: slug, pieces: 1 })));
  return (
    <>
      <ul aria-label={text.goods} className="mt-6 cards grid-cols-2 md:mt-8 md:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} level={2} sizes={cardSizes}>
            <CardAction product={product} from="wishlist" />
          </ProductCard>
        ))}
      </ul>
      {products.length > 1 && (
        <p className="mt-8">
          <ButtonLink to={`${sharedCartPath}?${new URLSearchParams({ items })}`} prefetch="none">
            {text.all}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
