import { Form } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { marked } from "#ui/in-sentence.tsx";
import { SearchInput } from "#ui/list/search-input.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { textIn } from "#values/text/form-text.ts";
import { longDate } from "#values/time/date-time.ts";
import { listPath } from "../shared-list.ts";
import { endCustomersList, findAllLists } from "./all-lists.db.server.ts";
import { allListsText as text } from "./all-lists.text.ts";
import { type ListOfAll, mostListsShown } from "./all-lists.ts";

export const policy = { cached: false, needs: "messages" } as const satisfies AdminPolicy;

const path = "/admin/dashboard/shared-lists";

const server = adminPage(policy, {
  async read({ db }, { url }) {
    const sought = url.searchParams.get("q")?.slice(0, 200) ?? "";
    return { sought, lists: await findAllLists(db, sought.replaceAll("\0", "")) };
  },
  async take(shop, { actor }, form) {
    let isEnded: boolean;
    try {
      isEnded = await endCustomersList(shop.db, actor, textIn(form, "id"));
    } catch (error) {
      unwrittenHere(shop, error, "a shared list could not be ended");
      throw redirectWithNotice(path, text.failed);
    }
    throw redirectWithNotice(path, isEnded ? text.ended : text.gone);
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => text.failed,
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

/** The lists that customers share, where one whose words are wrong is ended (LINK-12). */
export default function AllListsPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={path} />;
  const { sought, lists } = loaderData;
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      <div className="grid max-w-[46rem] gap-4">
        <Form method="get" action={path}>
          <SearchInput label={text.find} query={sought} />
        </Form>
        {lists.length === 0 && <p>{sought === "" ? text.none : text.noneFound}</p>}
        <ul className="divide-y divide-hair">
          {lists.map((list) => (
            <ListLine key={list.id} list={list} />
          ))}
        </ul>
        {lists.length === mostListsShown && (
          <p className="text-sm text-ink-2">{text.newest(mostListsShown)}</p>
        )}
      </div>
    </>
  );
}

const ListLine = ({ list: { id, token, title, pieces, since, name, email } }: { list: ListOfAll }) => (
  <li className="grid gap-1 py-4 wrap-anywhere">
    <b>
      <bdi>{marked(title)}</bdi>
    </b>
    <span className="text-sm text-ink-2">{text.by(name, email)}</span>
    <span className="text-sm text-ink-2">{text.facts(pieces, longDate(since))}</span>
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={listPath(token)} target="_blank" rel="noopener" className="action text-sm">
        {text.see}
      </a>
      <Form method="post" action={path}>
        <input type="hidden" name="id" value={id} />
        <ConfirmButton type="submit" small question={text.ask} aria-label={text.endNamed(title)}>
          {text.end}
        </ConfirmButton>
      </Form>
    </div>
  </li>
);
