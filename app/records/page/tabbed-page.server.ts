import { data } from "react-router";
import { pageWithin } from "#platform/database/count-ahead.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { Services } from "#platform/services.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import type { AdminList, ListState } from "../fields/admin-list.ts";
import type { RowsCount } from "./record-page.ts";
import { mostOnTab, type TabCounts } from "./tab-counts.ts";
import type { TabbedChoices, TabbedData } from "./tabbed-page.tsx";

/** One page of a tab; with its total where the counts lack it. */
type RowsOf<Row> = readonly Row[] | ({ rows: readonly Row[]; page: number } & RowsCount);

/** How a page of work in tabs reads its counts, its rows and the record that is open above them. */
export interface TabbedReads<Choices extends TabbedChoices, Row, Opened> {
  list: AdminList<Choices>;
  /** Their name in the log: "returns". */
  name: string;
  rows(shop: Services, state: ListState<Choices>): Promise<RowsOf<Row>>;
  /** Undefined where they are not counted, as of a search. */
  counts(shop: Services, state: ListState<Choices>): Promise<TabCounts<Choices["tab"][number]> | undefined>;
  opened?(shop: Services, id: string): Promise<Opened | undefined>;
  /** The tab on which an opened one stands, where the address names none. */
  tabOf?(opened: Opened): Choices["tab"][number];
}

/** The page's data; `id`: of the record that its address opens. */
export async function readTabbed<Choices extends TabbedChoices, Row, Opened>(
  shop: Services,
  url: URL,
  id: string | null | undefined,
  reads: TabbedReads<Choices, Row, Opened>,
): Promise<TabbedData<Choices, Row, Opened>> {
  const { list, name } = reads;
  const sought = await readPart(shop.log, `one of the ${name}`, async () => ({
    opened: id ? ((await reads.opened?.(shop, id)) ?? null) : null,
  }));
  const opened = sought?.opened ?? null;
  const asked = list.read(url.searchParams);
  const tab = opened && !url.searchParams.has("tab") ? reads.tabOf?.(opened) : undefined;
  const state = tab === undefined ? asked : { ...asked, tab };
  const counts = await readPart(shop.log, `the numbers of ${name}`, () => reads.counts(shop, state));
  const total = counts?.[state.tab] ?? 0;
  const within =
    total > 0 && total <= mostOnTab ? pageWithin(total, { ...state, size: pageSizeOf(state) }) : state.page;
  const shown = { ...state, page: within };
  const read = await readPart(shop.log, `the ${name}`, () => reads.rows(shop, shown));
  const { rows, page, ...count } = read && "rows" in read ? read : { rows: read ?? [], page: within, total };
  return {
    state: { ...shown, page },
    rows,
    isMore: false,
    ...count,
    counts,
    opened,
    isGone: Boolean(id) && sought?.opened === null,
    isUnread: !read || !sought,
  };
}

/** The page's answer: 404 where the opened record is gone. */
export const tabbedAnswer = <Page extends { isGone: boolean }>(page: Page) =>
  data(page, { status: page.isGone ? 404 : 200 });
