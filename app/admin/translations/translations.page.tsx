import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readPart } from "#platform/read-part.server.ts";
import { services } from "#platform/services.server.ts";
import { hindiText } from "#records/words/records.text.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import { type CountedRecord, countTexts, listTextRecords } from "#translations/texts-of-records.db.server.ts";
import { translationPath, translationsPath } from "#translations/translatable.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import type { Route } from "./+types/translations.page.ts";
import { translationsFile, translationsText } from "./translations.text.ts";
import { kindsFor, type TranslationKind, translationStates, translationsList } from "./translations.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

const nothing = { records: [] as CountedRecord[], total: 0, counts: { all: 0, missing: 0, old: 0 } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const kinds = kindsFor(adminOf(context).permissions);
  const { db, config, log } = services(context);
  const asked = translationsList.read(url.searchParams);
  const kind = kinds.find((each) => each === asked.kind) ?? kinds[0];
  const filter = { ...asked, kind };
  if (!kind) return { kinds, filter, ...nothing, isUnread: false };
  const found = await readPart(log, "the translations", async () => ({
    ...(await listTextRecords(db, {
      ...filter,
      asked: textsAsked(kind, config),
      size: pageSizeOf(filter),
    })),
    counts: await countTexts(db, textsAsked(kind, config)),
  }));
  return { kinds, filter, ...(found ?? nothing), isUnread: !found };
}

export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = translationsList.read(new URL(call.request.url).searchParams);
  return withFailure(call, { kinds: [] as TranslationKind[], filter, ...nothing, isUnread: true });
};

export const meta: Route.MetaFunction = () => [{ title: translationsText.title }];

function textsCell({ texts, hindi, old }: CountedRecord) {
  return (
    <>
      {hindiText.count(hindi, texts)}
      {old > 0 && <span className="ml-3 text-geru">{hindiText.old(old)}</span>}
    </>
  );
}

const columnsOf = (kind: TranslationKind, from: string): Column<CountedRecord>[] => [
  {
    key: "record",
    label: translationsText.columns.record,
    card: "heading",
    className: "wrap-anywhere",
    cell: ({ id, record }) => (
      <Link to={translationPath(kind, id, from)} className="inline-flex min-h-11 items-center">
        {record}
      </Link>
    ),
  },
  { key: "texts", label: translationsText.columns.texts, card: "bare", cell: textsCell },
];

/** The texts as a translator's file, and the way back in. */
function FileLinks() {
  const file = `${translationsPath}/export.csv`;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink small reloadDocument prefetch="none" to={file}>
        {translationsFile.exportOpen}
      </ButtonLink>
      <ButtonLink small reloadDocument prefetch="none" to={`${file}?state=all`}>
        {translationsFile.exportAll}
      </ButtonLink>
      <ButtonLink small to={`${translationsPath}/import`}>
        {translationsFile.link}
      </ButtonLink>
    </div>
  );
}

export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  const { kinds, filter, records, total, counts, isUnread } = loaderData;
  const { kind, state } = filter;
  useNotices(loaderData, [isUnread && { ...translationsText.loadFailed, tone: "destructive" }]);
  return (
    <>
      <PageHead title={translationsText.title} note={translationsText.note}>
        {kinds.length > 0 && <FileLinks />}
      </PageHead>
      {isUnread && (
        <FormProblem
          text={translationsText.loadFailed.text}
          reload={translationsList.address(filter)}
          className="mb-4"
        />
      )}
      <Tabs
        id="translations"
        label={translationsText.title}
        tabs={translationStates.map((each) => ({
          to: translationsList.address({ ...filter, state: each, page: 1 }),
          label: translationsText.states[each],
          count: counts[each],
          current: each === state,
        }))}
      >
        <nav aria-label={translationsText.kinds} className="flex flex-wrap gap-x-4">
          {kinds.map((each) => (
            <Link
              key={each}
              to={translationsList.address({ ...filter, kind: each, page: 1 })}
              aria-current={each === kind ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-sm aria-[current]:font-semibold"
            >
              {translationsText.kindNames[each]}
            </Link>
          ))}
        </nav>
        <div className="mt-3">
          {kind && records.length > 0 ? (
            <DataTable
              caption={translationsText.kindNames[kind]}
              columns={columnsOf(kind, translationsList.address({ ...filter, kind }))}
              rows={records}
              idOf={({ id }) => id}
            />
          ) : (
            !isUnread && <EmptyState {...(kind ? translationsText.none : translationsText.notYours)} />
          )}
        </div>
        <Pager
          label={translationsText.title}
          page={filter.page}
          pageSize={pageSizeOf(filter)}
          total={total}
          hrefOf={(page) => translationsList.address({ ...filter, page })}
        />
        <PageSizeLink
          total={total}
          show={filter.show}
          hrefOf={(show) => translationsList.address({ ...filter, page: 1, show })}
        />
      </Tabs>
    </>
  );
}
