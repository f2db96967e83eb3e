import type { ReactNode } from "react";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { type Filter, FilterForm } from "#ui/list/filter-form.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import type { Selection } from "#ui/list/row-selection.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { AdminList, ListChoices, ListState } from "../fields/admin-list.ts";
import { recordsText } from "../words/records.text.ts";
import type { RowsCount } from "./record-page.ts";
import { type Several, SeveralRows } from "./several-rows.tsx";
import type { TabCounts } from "./tab-counts.ts";
import { TabbedList } from "./tabbed-list.tsx";

type TabOf<Choices extends TabbedChoices> = Choices["tab"][number];

export type TabbedChoices = ListChoices & { tab: readonly [string, ...string[]] };

/** The data of a page of work in tabs. */
export interface TabbedData<Choices extends TabbedChoices, Row, Opened> extends Required<RowsCount> {
  state: ListState<Choices>;
  rows: readonly Row[];
  counts: TabCounts<Choices["tab"][number]> | undefined;
  opened: Opened | null;
  isGone: boolean;
  isUnread: boolean;
}

interface TabbedWords<Tab extends string> {
  title: string;
  note?: string;
  tabs: Readonly<Record<Tab, string>>;
  /** The title of an empty tab. */
  none: Readonly<Record<Tab, string>>;
  /** Of the box in which they are searched, where they are. */
  search?: string;
  noneText?: string;
  noneFound?: { title: string; text?: string };
  listFailed: { title: string; text: string };
  /** The record to open is not there. */
  gone?: string;
  dialog?: string;
}

interface TabbedPageProps<Choices extends TabbedChoices, Row, Opened> {
  /** Makes ids that are the page's own. */
  id: string;
  list: AdminList<Choices>;
  tabs: Choices["tab"];
  words: TabbedWords<Choices["tab"][number]>;
  data: TabbedData<Choices, Row, Opened> | null;
  /** Beside the title. */
  head?: ReactNode;
  /** Above the tabs. */
  above?: ReactNode;
  filters?: readonly Filter[];
  /** What can be done to several of them, where there is something; their ticks are `selection`. */
  several?(state: ListState<Choices>): Several<Row>;
  rows(rows: readonly Row[], state: ListState<Choices>, selection: Selection<Row> | undefined): ReactNode;
  /** The opened record's key, its dialog, and the id of the link that opened it. */
  keyOf?(opened: Opened): string;
  dialog?(opened: Opened, state: ListState<Choices>): ReactNode;
  openerOf?(opened: Opened): string;
}

/** A page of work in tabs: 25 rows or a hundred, and one of them open above. */
export function TabbedPage<Choices extends TabbedChoices, Row, Opened>(
  props: TabbedPageProps<Choices, Row, Opened>,
) {
  const { id, list, tabs, words, data, head, above } = props;
  useNotices(data, [data?.isGone && { ...words.listFailed, text: words.gone ?? "", tone: "destructive" }]);
  if (!data) return <UnreadPage title={words.title} text={words.listFailed.text} reload={list.path} />;
  const { state, rows, counts, opened, total, isMore, isGone, isUnread } = data;
  const addressOf = (tab: Choices["tab"][number], page: number) => list.address({ ...state, tab, page });
  return (
    <TabbedList<TabOf<Choices>>
      id={id}
      path={list.path}
      words={words}
      head={head}
      above={
        <>
          {isGone && <FormProblem text={words.gone ?? ""} className="mb-4" />}
          {above}
        </>
      }
      isUnread={isUnread}
      tab={state.tab}
      page={state.page}
      counts={counts}
      counted={{ total, isMore }}
      tabs={tabs}
      labelOf={(tab: TabOf<Choices>) => words.tabs[tab]}
      pageSize={pageSizeOf(state)}
      addressOf={addressOf}
      below={
        <PageSizeLink
          total={total}
          show={state.show}
          hrefOf={(show) => list.address({ ...state, page: 1, show })}
        />
      }
      dialog={
        opened &&
        props.dialog && (
          <AddressDialog
            key={props.keyOf?.(opened)}
            title={words.dialog ?? words.title}
            closeTo={list.address(state)}
            {...(props.openerOf && { opener: props.openerOf(opened) })}
            reads
          >
            {props.dialog(opened, state)}
          </AddressDialog>
        )
      }
    >
      <Narrowing {...props} state={state} />
      {rows.length > 0 && <Rows {...props} state={state} shown={rows} />}
      {rows.length === 0 && !isUnread && <Nothing {...props} state={state} />}
    </TabbedList>
  );
}

type Part<Choices extends TabbedChoices, Row, Opened> = Omit<
  TabbedPageProps<Choices, Row, Opened>,
  "data"
> & { state: ListState<Choices> };

function Narrowing<Choices extends TabbedChoices, Row, Opened>({
  list,
  words,
  filters,
  state,
}: Part<Choices, Row, Opened>) {
  if (words.search === undefined) return null;
  return (
    <FilterForm
      searchLabel={words.search}
      query={state.q}
      filters={filters}
      kept={list.kept(state)}
      clear={list.isNarrowed(state) ? list.whole(state) : undefined}
    />
  );
}

function Rows<Choices extends TabbedChoices, Row, Opened>({
  shown,
  state,
  ...props
}: Part<Choices, Row, Opened> & { shown: readonly Row[] }) {
  const { id, list, words, several, rows } = props;
  return (
    <div className="mt-4">
      {several ? (
        <SeveralRows id={id} label={words.title} list={list.address(state)} several={several(state)}>
          {(selection) => rows(shown, state, selection)}
        </SeveralRows>
      ) : (
        rows(shown, state, undefined)
      )}
    </div>
  );
}

function Nothing<Choices extends TabbedChoices, Row, Opened>({
  list,
  tabs,
  words,
  state,
}: Part<Choices, Row, Opened>) {
  const none: Readonly<Record<string, string>> = words.none;
  const text = state.tab === tabs[0] ? words.noneText : undefined;
  if (!list.isNarrowed(state)) return <EmptyState title={none[state.tab] ?? ""} text={text} />;
  return (
    <EmptyState
      {...(words.noneFound ?? { title: none[state.tab] ?? "" })}
      drawing="search"
      action={<ButtonLink to={list.path}>{recordsText.all}</ButtonLink>}
    />
  );
}
