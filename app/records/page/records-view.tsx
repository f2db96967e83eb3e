import type { ReactNode } from "react";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { type Filter, FilterForm } from "#ui/list/filter-form.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { BothLanguages } from "../both-languages.tsx";
import type { AdminList, ListChoices } from "../fields/admin-list.ts";
import type { AdminRecord, RecordWords } from "../fields/admin-record.ts";
import type { RecordAnswer } from "../record-answer.ts";
import { recordsText } from "../words/records.text.ts";
import { ExportLink } from "./export-link.tsx";
import type { RecordPageData } from "./record-page.ts";

interface RecordsViewProps<
  Choices extends ListChoices,
  Row extends { id: string },
  Opened extends { id: string; version: number },
> {
  record: Pick<AdminRecord, "texts" | "words"> & { list: AdminList<Choices> };
  data: RecordPageData<Choices, Row, Opened, unknown>;
  answer: RecordAnswer<Opened, unknown> | undefined;
  /** Below the title. */
  note?: string;
  /** They can be had as a file, at `export` below the list. */
  hasFile?: boolean;
  /** More ways to go, beside the file. */
  ways?: ReactNode;
  filters?: readonly Filter[];
  /** They come page by page. */
  isPaged?: boolean;
  /** The columns of their table, or how they are drawn where they stand in none. */
  rows: readonly Column<Row>[] | ((rows: readonly Row[]) => ReactNode);
  /** The form of the opened record, and where closing it leads. */
  form(open: Opened, closeTo: string): ReactNode;
}

/** A page of records: the search, their table or why there is none, and one of them open above it. */
export function RecordsView<
  Choices extends ListChoices,
  Row extends { id: string },
  Opened extends { id: string; version: number },
>(props: RecordsViewProps<Choices, Row, Opened>) {
  const { data, answer, note, hasFile, ways, record, filters, isPaged, rows: drawn } = props;
  const { words, list } = record;
  const { state, rows, isUnread, isGone } = data;
  useNotices(data, [
    isUnread && { ...words.listFailed, tone: "destructive" },
    isGone && { ...words.listFailed, text: words.gone, tone: "destructive" },
  ]);
  useNotices(answer, [answer?.kind === "failed" && answer.notice]);
  const add = list.address(state, { new: "" });
  return (
    <>
      <PageHead title={words.title} note={note}>
        {hasFile && <ExportLink to={list.below("export", state)} />}
        {ways}
        <AddButton to={add} text={words.add} />
      </PageHead>
      {words.search !== undefined && (
        <FilterForm
          searchLabel={words.search}
          query={state.q}
          filters={filters}
          kept={list.kept(state)}
          clear={list.isNarrowed(state) ? list.whole(state) : undefined}
        />
      )}
      {isUnread && <FormProblem text={words.listFailed.text} reload={list.address(state)} className="mb-4" />}
      {rows.length > 0 && typeof drawn === "function" && drawn(rows)}
      {rows.length > 0 && typeof drawn !== "function" && (
        <div className="mt-4">
          <DataTable caption={words.title} columns={drawn} rows={rows} idOf={({ id }) => id} />
        </div>
      )}
      {rows.length === 0 && !isUnread && (
        <NothingHere words={words} add={add} all={list.isNarrowed(state) ? list.path : undefined} />
      )}
      {isPaged && <Pages {...props} />}
      <OpenRecordDialog {...props} />
    </>
  );
}

function Pages<
  Choices extends ListChoices,
  Row extends { id: string },
  Opened extends { id: string; version: number },
>({ data: { state, total, isMore }, record: { words, list } }: RecordsViewProps<Choices, Row, Opened>) {
  return (
    <>
      <Pager
        label={words.title}
        page={state.page}
        pageSize={pageSizeOf(state)}
        total={total}
        isMore={isMore}
        hrefOf={(page) => list.address({ ...state, page })}
      />
      <PageSizeLink
        total={total}
        show={state.show}
        hrefOf={(show) => list.address({ ...state, page: 1, show })}
      />
    </>
  );
}

const AddButton = ({ to, text }: { to: string; text: string }) => (
  <ButtonLink to={to} variant="primary" small preventScrollReset>
    {text}
  </ButtonLink>
);

/** An empty list; `all`: where it is not narrowed, in case it is. */
function NothingHere({ words, add, all }: { words: RecordWords; add: string; all: string | undefined }) {
  if (all !== undefined)
    return (
      <EmptyState
        title={words.noneFound ?? words.none}
        action={<ButtonLink to={all}>{recordsText.all}</ButtonLink>}
      />
    );
  const isSearched = words.search !== undefined;
  const action = isSearched ? (
    <ButtonLink to={add}>{words.add}</ButtonLink>
  ) : (
    <AddButton to={add} text={words.add} />
  );
  return <EmptyState title={words.none} text={words.noneText} action={action} />;
}

function OpenRecordDialog<
  Choices extends ListChoices,
  Row extends { id: string },
  Opened extends { id: string; version: number },
>({ data, record, form }: RecordsViewProps<Choices, Row, Opened>) {
  const { open, state, hindi, history } = data;
  const { list, words, texts } = record;
  if (!open) return null;
  const isNew = open.version === 0;
  const closeTo = list.address(state);
  const shown = (
    <>
      {form(open, closeTo)}
      <RecordHistory lines={history} />
    </>
  );
  return (
    <AddressDialog
      key={isNew ? "new" : open.id}
      title={isNew ? words.add : words.edit}
      closeTo={closeTo}
      wide
    >
      {texts ? (
        <BothLanguages kind={texts} id={open.id} hindi={hindi} from={closeTo}>
          {shown}
        </BothLanguages>
      ) : (
        shown
      )}
    </AddressDialog>
  );
}
