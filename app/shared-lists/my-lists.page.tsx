import { randomUUID } from "node:crypto";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { customerOf } from "#accounts/guard.server.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { myWishlistPath, shareListPath } from "#storefront/wishlist/wishlist.ts";
import { useWishlist } from "#storefront/wishlist/wishlist-store.ts";
import { Link } from "#ui/link.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { Route } from "./+types/my-lists.page.ts";
import { ListForm } from "./list-form.tsx";
import type { ListAnswer } from "./share-list.form.ts";
import { mostLists, myListPath, type SharedList } from "./shared-list.ts";
import { listsOf } from "./shared-lists.db.server.ts";
import { sharedListsText as text } from "./shared-lists.text.ts";
import { offeredGoods, takeList } from "./take-list.server.ts";

export const policy: RoutePolicy = { cached: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: shareListPath,
    noIndex: true,
    shop: shopOf(matches),
  });

interface Shown {
  /** Of the list that the form shares. */
  id: string;
  lists: readonly SharedList[];
  offered: readonly ProductSummary[];
}

export async function loader({ context }: Route.LoaderArgs): Promise<Shown> {
  const shop = services(context);
  const owner = customerOf(context);
  const lists = await listsOf(shop.db, owner);
  return { id: randomUUID(), lists, offered: await offeredGoods(shop, owner) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return takeList(services(context), customerOf(context), await postedForm(request));
}

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<Shown | null> =>
  withFailure(call, null, text.unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ListAnswer, ListAnswer>(call, { kind: "failed" }, text.unsent);

export const shouldRevalidate = exceptAfterRefusal;

export default function MyListsPage({ loaderData, actionData }: Route.ComponentProps) {
  useJoinedWishlist(loaderData?.offered);
  if (!loaderData) return <FailedView title={text.unread.text} />;
  const { id, lists, offered } = loaderData;
  return (
    <>
      <BackLink to={myWishlistPath}>{text.back}</BackLink>
      <h1 className="pb-4 text-3xl md:pb-6">{text.title}</h1>
      <p className="max-w-measure text-ink-2">{text.intro}</p>
      {lists.length > 0 && <OwnLists lists={lists} />}
      <TitledPart title={lists.length > 0 ? text.new : text.first} className="mt-8">
        {lists.length >= mostLists && <p>{text.full(mostLists)}</p>}
        {lists.length < mostLists && offered.length === 0 && <p>{text.emptyWishlist}</p>}
        {lists.length < mostLists && offered.length > 0 && (
          <ListForm key={lists.length} path={shareListPath} id={id} offered={offered} given={actionData} />
        )}
      </TitledPart>
    </>
  );
}

/**
 * What a guest put aside in the browser joins the account's list after the signing in, which may have led
 * here: the form is read anew with it.
 */
function useJoinedWishlist(offered: readonly ProductSummary[] | undefined): void {
  const { ready, ids } = useWishlist();
  const { revalidate } = useRevalidator();
  const isBehind = ready && offered?.length === 0 && ids.length > 0;
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);
}

const OwnLists = ({ lists }: { lists: readonly SharedList[] }) => (
  <TitledPart title={text.yours} list className="mt-6">
    <ul>
      {lists.map(({ id, title, products }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hair py-1"
        >
          <Link to={myListPath(id)} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
            {title}
          </Link>
          <span className="text-sm text-ink-2">{text.pieces(products.length)}</span>
        </li>
      ))}
    </ul>
  </TitledPart>
);

export function ErrorBoundary() {
  return <FailedView title={text.unread.text} />;
}
