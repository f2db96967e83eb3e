import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import type { Notice } from "#platform/notice.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import { receiveRecord } from "#records/receive-record.server.ts";
import { deletedNotice, doRecordAct } from "#records/record-acts.server.ts";
import { hindiStates } from "#translations/texts-of-records.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FilterForm } from "#ui/form/filter-form.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { textIn } from "#values/text/form-text.ts";
import { grouped } from "#values/text/grouped.ts";
import type { Route } from "./+types/artisans.page.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import type { ArtisanAnswer } from "./artisan-answer.ts";
import { ArtisanForm } from "./artisan-form.tsx";
import { artisanKind } from "./artisan-kind.server.ts";
import { listAdminArtisans } from "./artisan-list.db.server.ts";
import { artisansPath, parseArtisansQuery } from "./artisans-path.ts";
import { ArtisansTable } from "./artisans-table.tsx";
import { openedArtisan } from "./open-artisan.server.ts";
import { noArtisanOpen } from "./open-artisan.ts";
import { deleteArtisan } from "./save-artisan.server.ts";

export const policy = { cached: false, body: "uploads", needs: "stories" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, now, log } = services(context);
  const query = parseArtisansQuery(url.searchParams);
  const list = await readPart(log, "the artisans", async () => {
    const artisans = await listAdminArtisans(db, query);
    return { artisans, marks: await hindiStates(db, "artisan", artisans) };
  });
  const opened = await readPart(log, "an artisan", () => openedArtisan(db, now(), url.searchParams));
  return { query, ...(list ?? noList), ...(opened ?? noArtisanOpen), isUnread: !list || !opened };
}

const noList = { artisans: [], marks: {} };

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const query = parseArtisansQuery(new URL(call.request.url).searchParams);
  return withFailure(call, { ...noArtisanOpen, ...noList, query, isUnread: true });
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const acts = {
    save: () => receiveRecord(shop, actor, form, artisanKind),
    delete: async () => deletedNotice(await deleteArtisan(shop, actor, textIn(form, "id")), artisanAdminText),
  };
  const list = artisansPath(parseArtisansQuery(url.searchParams));
  return doRecordAct<ArtisanAnswer>(acts, { form, list, log: shop.log, failed: failedNotice });
}

const failedNotice = (intent: string): Notice => ({
  ...(intent === "delete" ? artisanAdminText.deleteFailed : artisanAdminText.saveFailed),
  tone: "destructive",
});

export async function clientAction(call: Route.ClientActionArgs) {
  const intent = String((await call.request.clone().formData()).get("intent"));
  return withAdminAction<ArtisanAnswer, ArtisanAnswer>(call, { kind: "failed" }, failedNotice(intent));
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: artisanAdminText.title }];

export default function ArtisansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { artisans, marks, query, open, hindi, isGone, history, isUnread } = loaderData;
  useNotices(loaderData, [
    isUnread && { ...artisanAdminText.listFailed, tone: "destructive" },
    isGone && { ...artisanAdminText.listFailed, text: artisanAdminText.gone, tone: "destructive" },
  ]);
  useNotices(actionData, [actionData?.kind === "failed" && actionData.notice]);
  const isNew = open?.version === 0;
  return (
    <>
      <PageHead title={artisanAdminText.title} note={`${grouped(artisans.length)} in this list`}>
        <ButtonLink to={artisansPath(query, { new: "" })} variant="primary" small preventScrollReset>
          {artisanAdminText.add}
        </ButtonLink>
      </PageHead>
      <FilterForm searchLabel="Search artisans" query={query} clear={query ? artisansPath("") : undefined} />
      {isUnread && (
        <FormProblem text={artisanAdminText.listFailed.text} reload={artisansPath(query)} className="mb-4" />
      )}
      {artisans.length > 0 && <ArtisansTable artisans={artisans} marks={marks} query={query} />}
      {artisans.length === 0 && !isUnread && <NothingHere query={query} />}
      {open && (
        <AddressDialog
          key={isNew ? "new" : open.id}
          title={isNew ? artisanAdminText.add : artisanAdminText.edit}
          closeTo={artisansPath(query)}
          wide
        >
          <BothLanguages kind="artisan" id={open.id} hindi={hindi} from={artisansPath(query)}>
            <ArtisanForm open={open} given={actionData} closeTo={artisansPath(query)} />
            <RecordHistory lines={history} />
          </BothLanguages>
        </AddressDialog>
      )}
    </>
  );
}

const NothingHere = ({ query }: { query: string }) =>
  query ? (
    <EmptyState
      title={artisanAdminText.noneFound}
      action={<ButtonLink to={artisansPath("")}>Show all</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={artisanAdminText.none}
      action={<ButtonLink to={artisansPath("", { new: "" })}>{artisanAdminText.add}</ButtonLink>}
    />
  );
