import { data, Form } from "react-router";
import { customerOf } from "#accounts/guard.server.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { shareListPath } from "#storefront/wishlist/wishlist.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { LinkToCopy, ShareLinks } from "#ui/page/share-links.tsx";
import { localPath } from "#values/language/address.ts";
import type { Route } from "./+types/my-list.page.ts";
import { ListForm } from "./list-form.tsx";
import type { ListAnswer } from "./share-list.form.ts";
import { listPath, myListPath, type SharedList } from "./shared-list.ts";
import { findOwnList } from "./shared-lists.db.server.ts";
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
  list: SharedList | null;
  offered: readonly ProductSummary[];
}

/** The same answer for a list that is not there and for somebody else's. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = services(context);
  const owner = customerOf(context);
  const list = (await findOwnList(shop.db, owner, params.id)) ?? null;
  const shown: Shown = { list, offered: list ? await offeredGoods(shop, owner, list) : [] };
  return data(shown, { status: list ? 200 : 404 });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = services(context);
  const owner = customerOf(context);
  const form = await postedForm(request);
  const list = await findOwnList(shop.db, owner, params.id);
  if (!list) throw new Response(text.missing.title, { status: 404 });
  return takeList(shop, owner, form, list);
}

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<Shown | null> =>
  withFailure(call, null, text.unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ListAnswer, ListAnswer>(call, { kind: "failed" }, text.unsent);

export const shouldRevalidate = exceptAfterRefusal;

export default function MyListPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView title={text.unread.text} />;
  const { list, offered } = loaderData;
  if (!list) return <NoSuchList />;
  return (
    <>
      <BackLink to={shareListPath}>{text.all}</BackLink>
      <h1 className="pb-4 text-3xl wrap-anywhere md:pb-6">{list.title}</h1>
      <LinkPart list={list} gone={goneOf(list, offered)} />
      <div className="mt-8">
        <ListForm
          key={list.version}
          path={myListPath(list.id)}
          id={list.id}
          offered={offered}
          list={list}
          given={actionData}
        />
      </div>
      <EndForm id={list.id} />
    </>
  );
}

const EndForm = ({ id }: Pick<SharedList, "id">) => (
  <Form method="post" action={myListPath(id)} className="mt-8 border-t border-hair pt-4">
    <ConfirmButton {...useActButton("end")} variant="text" question={text.ask}>
      {text.end}
    </ConfirmButton>
  </Form>
);

const goneOf = ({ products }: SharedList, offered: readonly ProductSummary[]): number =>
  products.filter((id) => !offered.some((product) => product.id === id)).length;

function LinkPart({ list, gone }: { list: SharedList; gone: number }) {
  const { origin } = useShop();
  const link = origin + localPath(listPath(list.token));
  return (
    <div className="grid max-w-form gap-3">
      <p className="text-ink-2">{text.intro}</p>
      {gone > 0 && <p>{text.goneOfYours(gone)}</p>}
      <LinkToCopy label={text.link} link={link} />
      <ShareLinks title={text.shareWords} url={link} />
      <ButtonLink to={listPath(list.token)} variant="text" className="justify-self-start">
        {text.see}
      </ButtonLink>
    </div>
  );
}

const NoSuchList = () => (
  <EmptyState
    level={1}
    drawing="lost"
    {...text.missing}
    action={
      <ButtonLink variant="primary" to={shareListPath}>
        {text.all}
      </ButtonLink>
    }
  />
);

export function ErrorBoundary() {
  return <FailedView title={text.unread.text} />;
}
