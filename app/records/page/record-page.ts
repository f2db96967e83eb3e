import type { Notice } from "#platform/notice.ts";
import type { HindiCount, HindiState } from "#translations/texts-of-records.db.server.ts";
import type { HistoryLine } from "#ui/list/record-history.tsx";
import type { AdminList, ListChoices, ListState } from "../fields/admin-list.ts";
import type { RecordWords } from "../fields/admin-record.ts";
import { type AdminPageProps, type AdminServer, adminPageInBrowser } from "./admin-page.ts";
import type { TabCounts } from "./tab-counts.ts";

/** How many records there are on all pages of a list. */
export interface RowsCount {
  total: number;
  /** There are more than that, which were not counted. */
  isMore?: boolean;
}

export interface RecordPageData<Choices extends ListChoices, Row, Opened, Beside = undefined>
  extends Required<RowsCount> {
  state: ListState<Choices>;
  rows: readonly Row[];
  /** How many stand on each tab, where there are tabs and they were counted. */
  counts: TabCounts<string> | undefined;
  /** The open work on their Hindi, by id. */
  marks: Readonly<Record<string, HindiState>>;
  isUnread: boolean;
  /** The record that is open above the list. */
  open: Opened | undefined;
  /** Its form's data besides the record; undefined where nothing is open. */
  beside: Beside | undefined;
  isGone: boolean;
  hindi: HindiCount | undefined;
  history: readonly HistoryLine[];
}

/** The props of a view that shows its frame where its data could not be read, too. */
export interface RecordPageProps<Server extends AdminServer> extends AdminPageProps<Server> {
  loaderData: NonNullable<AdminPageProps<Server>["loaderData"]>;
}

export const noRecords = { rows: [], total: 0, isMore: false, counts: undefined, marks: {} };

/** The page without a dialog above its list. */
export const nothingOpen = {
  isGone: false,
  open: undefined,
  beside: undefined,
  hindi: undefined,
  history: [],
};

export const failedNotice = (words: RecordWords, intent: string): Notice => ({
  ...(intent === "delete" ? words.deleteFailed : words.saveFailed),
  tone: "destructive",
});

/** The browser's halves of a page of records: a list that can't be fetched stands empty, with the reason. */
export const recordPageInBrowser = <Choices extends ListChoices>(
  record: { list: AdminList<Choices>; words: RecordWords },
  failed = (intent: string): Notice => failedNotice(record.words, intent),
) =>
  adminPageInBrowser({
    title: () => record.words.title,
    unread: ({ searchParams }) => ({
      state: record.list.read(searchParams),
      ...noRecords,
      ...nothingOpen,
      isUnread: true,
    }),
    failed,
  });
