import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import type { Notice } from "#platform/notice.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { previewRecord, receiveRecord } from "#records/receive-record.server.ts";
import { deletedNotice, doRecordAct } from "#records/record-acts.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { textIn } from "#values/text/form-text.ts";
import type { Route } from "./+types/newsletters.page.ts";
import { type ListedNewsletter, listPath, newslettersPageSize, pageIn } from "./newsletter.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import type { NewsletterAnswer } from "./newsletter-answer.ts";
import { NewsletterDraftForm } from "./newsletter-draft-form.tsx";
import { newsletterKind } from "./newsletter-kind.server.ts";
import { countNewsletters, listNewsletters } from "./newsletter-list.db.server.ts";
import { NewslettersTable } from "./newsletters-table.tsx";
import { openedNewsletter } from "./open-newsletter.server.ts";
import { noNewsletterOpen } from "./open-newsletter.ts";
import { deleteNewsletter } from "./save-newsletter.server.ts";
import { shownUnsaved } from "./show-newsletter.server.ts";

export const policy = { cached: false, body: "uploads", needs: "stories" } as const satisfies AdminPolicy;

const noList = { newsletters: [] as ListedNewsletter[], total: 0 };

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, now, log } = services(context);
  const page = pageIn(url.searchParams);
  const list = await readPart(log, "the newsletters", async () => ({
    newsletters: await listNewsletters(db, page),
    total: await countNewsletters(db),
  }));
  const opened = await readPart(log, "a newsletter", () => openedNewsletter(db, now(), url.searchParams));
  return { page, ...(list ?? noList), ...(opened ?? noNewsletterOpen), isUnread: !list || !opened };
}

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { ...noNewsletterOpen, ...noList, page: 1, isUnread: true });

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const acts = {
    save: () => receiveRecord(shop, actor, form, newsletterKind),
    preview: () =>
      previewRecord(form, newsletterKind, (entered, input) => shownUnsaved(shop, entered, input)),
    delete: async () => deletedNotice(await deleteNewsletter(shop, actor, textIn(form, "id")), text),
  };
  return doRecordAct<NewsletterAnswer>(acts, { form, list: listPath(), log: shop.log, failed: failedNotice });
}

const failedNotice = (intent: string): Notice => ({
  ...(intent === "delete" ? text.deleteFailed : text.saveFailed),
  tone: "destructive",
});

export async function clientAction(call: Route.ClientActionArgs) {
  const intent = String((await call.request.clone().formData()).get("intent"));
  return withAdminAction<NewsletterAnswer, NewsletterAnswer>(call, { kind: "failed" }, failedNotice(intent));
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function NewslettersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletters, total, page, open, history, isGone, isUnread } = loaderData;
  useNotices(loaderData, [
    isUnread && { ...text.listFailed, tone: "destructive" },
    isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  useNotices(actionData, [actionData?.kind === "failed" && actionData.notice]);
  const add = (
    <ButtonLink to={listPath({ new: "" }, page)} variant="primary" small preventScrollReset>
      {text.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={text.title}>{add}</PageHead>
      {isUnread && <FormProblem text={text.listFailed.text} reload={listPath()} className="mb-4" />}
      {newsletters.length > 0 && <NewslettersTable newsletters={newsletters} />}
      {newsletters.length === 0 && !isUnread && (
        <EmptyState title={text.none} text={text.noneText} action={add} />
      )}
      <Pager
        label={text.title}
        page={page}
        pageSize={newslettersPageSize}
        total={total}
        hrefOf={(other) => listPath({}, other)}
      />
      {open && (
        <AddressDialog
          key={open.version === 0 ? "new" : open.id}
          title={open.version === 0 ? text.add : text.edit}
          closeTo={listPath({}, page)}
          wide
        >
          <NewsletterDraftForm open={open} given={actionData} closeTo={listPath({}, page)} />
          <RecordHistory lines={history} />
        </AddressDialog>
      )}
    </>
  );
}
