import type { ReactNode } from "react";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { type Filter, FilterForm } from "#ui/list/filter-form.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { type Tab, Tabs } from "#ui/list/tabs.tsx";
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
  record: Pick<AdminRecord, "table" | "texts" | "words"> & { list: AdminList<Choices> };
  data: RecordPageData<Choices, Row, Opened, unknown>;
  answer: RecordAnswer<Opened, unknown> | undefined;
  /** Below the title. */
  note?: string;
  /** They can be had as a file, at `export` below the list. */
  hasFile?: boolean;
  /** More ways to go, beside the file. */
  ways?: ReactNode;
  filters?: readonly Filter[];
  /** By what waits of them, with what is said of one that is empty. */
  tabs?: { tabs: readonly Tab[]; none: string | undefined };
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
  const { data, answer, note, hasFile, ways, record, tabs } = props;
  const { words, list } = record;
  const { state, isUnread, isGone } = data;
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
      {tabs ? (
        <Tabs id={record.table} label={words.title} tabs={tabs.tabs}>
          <ListOfRecords {...props} add={add} />
        </Tabs>
      ) : (
        <ListOfRecords {...props} add={add} />
      )}
      <OpenRecordDialog {...props} />
    </>
  );
}

/** What narrows them, one page of them, and the ways to the others. */
function ListOfRecords<
  Choices extends ListChoices,
  Row extends { id: string },
  Opened extends { id: string; version: number },
>(props: RecordsViewProps<Choices, Row, Opened> & { add: string }) {
  const { data, record, filters, isPaged, rows: drawn, tabs, add } = props;
  const { words, list } = record;
  const { state, rows, isUnread } = data;
  return (
    <>
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
        <NothingHere
          words={words}
          add={add}
          all={list.isNarrowed(state) ? list.path : undefined}
          none={tabs?.none}
        />
      )}
      {isPaged && <Pages {...props} />}
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

interface NothingHereProps {
  words: RecordWords;
  add: string;
  /** Where the list is not narrowed, in case it is. */
  all: string | undefined;
  /** What an empty tab says. */
  none: string | undefined;
}

function NothingHere({ words, add, all, none }: NothingHereProps) {
  if (all !== undefined)
    return (
      <EmptyState
        title={words.noneFound ?? words.none}
        action={<ButtonLink to={all}>{recordsText.all}</ButtonLink>}
      />
    );
  if (none !== undefined) return <EmptyState title={none} />;
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
