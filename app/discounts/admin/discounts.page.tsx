import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import type { Notice } from "#platform/notice.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import { receiveRecord } from "#records/receive-record.server.ts";
import { doRecordAct } from "#records/record-acts.server.ts";
import { hindiStates } from "#translations/texts-of-records.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { textIn } from "#values/text/form-text.ts";
import type { Route } from "./+types/discounts.page.ts";
import { discountAdminText } from "./discount-admin.text.ts";
import type { DiscountAnswer } from "./discount-answer.ts";
import { DiscountForm } from "./discount-form.tsx";
import { discountKind } from "./discount-kind.server.ts";
import { listDiscounts } from "./discount-list.db.server.ts";
import { discountsPath } from "./discounts-path.ts";
import { DiscountsTable } from "./discounts-table.tsx";
import { openedDiscount } from "./open-discount.server.ts";
import { noDiscountOpen } from "./open-discount.ts";
import { deleteDiscount } from "./save-discount.server.ts";

export const policy = {
  cached: false,
  body: "texts",
  needs: "money",
  // A code gives goods away.
  fresh: "forms",
} as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, now, log } = services(context);
  const list = await readPart(log, "the discounts", async () => {
    const discounts = await listDiscounts(db);
    return { discounts, marks: await hindiStates(db, "promotion", discounts) };
  });
  const opened = await readPart(log, "a discount", () => openedDiscount(db, now(), url.searchParams));
  const isUnread = !list || !opened;
  return { now: now(), ...(list ?? noList), ...(opened ?? noDiscountOpen), isUnread };
}

const noList = { discounts: [], marks: {} };

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { ...noDiscountOpen, now: new Date(), ...noList, isUnread: true });

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const acts = {
    save: () => receiveRecord(shop, actor, form, discountKind),
    delete: async () => deletion(await deleteDiscount(shop, actor, textIn(form, "id"))),
  };
  return doRecordAct<DiscountAnswer>(acts, {
    ...{ form, list: discountsPath(), log: shop.log, failed: failedNotice },
  });
}

function deletion(outcome: Awaited<ReturnType<typeof deleteDiscount>>): Notice {
  const { deleted, deleteFailed, hasUses, gone } = discountAdminText;
  if (outcome === "deleted") return deleted;
  return { ...deleteFailed, text: outcome === "used" ? hasUses : gone, tone: "destructive" };
}

const failedNotice = (intent: string): Notice => ({
  ...(intent === "delete" ? discountAdminText.deleteFailed : discountAdminText.saveFailed),
  tone: "destructive",
});

export async function clientAction(call: Route.ClientActionArgs) {
  const intent = String((await call.request.clone().formData()).get("intent"));
  return withAdminAction<DiscountAnswer, DiscountAnswer>(call, { kind: "failed" }, failedNotice(intent));
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: discountAdminText.title }];

export default function DiscountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { discounts, marks, now, open, isGone, hindi, history, isUnread } = loaderData;
  useNotices(loaderData, [
    isUnread && { ...discountAdminText.listFailed, tone: "destructive" },
    isGone && { ...discountAdminText.listFailed, text: discountAdminText.gone, tone: "destructive" },
  ]);
  useNotices(actionData, [actionData?.kind === "failed" && actionData.notice]);
  const isNew = open?.version === 0;
  const add = (
    <ButtonLink to={discountsPath({ new: "" })} variant="primary" small preventScrollReset>
      {discountAdminText.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={discountAdminText.title} note={discountAdminText.note}>
        {add}
      </PageHead>
      {isUnread && (
        <FormProblem text={discountAdminText.listFailed.text} reload={discountsPath()} className="mb-4" />
      )}
      {discounts.length > 0 && <DiscountsTable discounts={discounts} marks={marks} now={now} />}
      {discounts.length === 0 && !isUnread && <EmptyState title={discountAdminText.none} action={add} />}
      {open && (
        <AddressDialog
          key={isNew ? "new" : open.id}
          title={isNew ? discountAdminText.add : discountAdminText.edit}
          closeTo={discountsPath()}
          wide
        >
          <BothLanguages kind="promotion" id={open.id} hindi={hindi} from={discountsPath()}>
            <DiscountForm open={open} given={actionData} closeTo={discountsPath()} />
            <RecordHistory lines={history} />
          </BothLanguages>
        </AddressDialog>
      )}
    </>
  );
}
