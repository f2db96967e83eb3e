import type { ReactNode } from "react";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import type { RowsCount } from "./record-page.ts";
import { tabCountWords } from "./tab-counts.ts";

interface TabbedListProps<Tab extends string> {
  /** Makes ids that are the page's own. */
  id: string;
  path: string;
  words: {
    title: string;
    note?: string;
    /** The name of the paged list, where it is not the page's. */
    paged?: string;
    listFailed: { text: string };
  };
  /** Beside the title. */
  head?: ReactNode;
  /** Above the tabs. */
  above?: ReactNode;
  /** Parts could not be read; a notice stands above its tabs. */
  isUnread?: boolean;
  tabs: readonly Tab[];
  labelOf(tab: Tab): string;
  tab: Tab;
  /** How many there are on each; undefined where that could not be counted. */
  counts: Readonly<Record<Tab, number>> | undefined;
  /** How many rows the tab has, where that is not its count. */
  counted?: RowsCount;
  page: number;
  pageSize: number;
  addressOf(tab: Tab, page: number): string;
  /** The search, and the rows of the tab or why there are none. */
  children: ReactNode;
  /** Acts below the list. */
  below?: ReactNode;
  /** One of them, open above the list. */
  dialog?: ReactNode;
}

/** A page of work in tabs by its state, page by page, with one record open above. */
export function TabbedList<Tab extends string>(props: TabbedListProps<Tab>) {
  const { id, path, words, isUnread, tabs, tab, counts, page, pageSize, addressOf } = props;
  const { counted = { total: counts?.[tab] ?? 0 } } = props;
  return (
    <>
      <PageHead title={words.title} note={words.note}>
        {props.head}
      </PageHead>
      {props.above}
      {isUnread && <FormProblem text={words.listFailed.text} reload={path} className="mb-4" />}
      <Tabs
        id={id}
        label={words.title}
        tabs={tabs.map((each) => ({
          to: addressOf(each, 1),
          label: props.labelOf(each),
          current: each === tab,
          count: counts && tabCountWords(counts[each]),
        }))}
      >
        {props.children}
        <Pager
          label={words.paged ?? words.title}
          page={page}
          pageSize={pageSize}
          {...counted}
          hrefOf={(at) => addressOf(tab, at)}
        />
        {props.below}
      </Tabs>
      {props.dialog}
    </>
  );
}
