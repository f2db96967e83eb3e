import { randomBytes } from "node:crypto";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { Services } from "#platform/services.server.ts";
import { countHindi, hindiStates } from "#translations/texts-of-records.db.server.ts";
import { mapEach } from "#values/each-of.ts";
import { textIn } from "#values/text/form-text.ts";
import { uuidv7 } from "#values/uuid.ts";
import { withEditedPictures } from "../edited-pictures.ts";
import type { AdminList, ListChoices, ListState } from "../fields/admin-list.ts";
import type { AdminRecord } from "../fields/admin-record.ts";
import { previewRecord, type RecordKeeper, receiveRecord } from "../receive-record.server.ts";
import { doRecordAct } from "../record-acts.server.ts";
import type { OpenRecord, RecordAnswer } from "../record-answer.ts";
import { adminPage } from "./admin-page.server.ts";
import { failedNotice, noRecords, nothingOpen, type RecordPageData, type RowsCount } from "./record-page.ts";
import type { TabCounts } from "./tab-counts.ts";

/** The parts of a record's definition that its page needs. */
type Shown<Choices extends ListChoices> = Pick<AdminRecord, "table" | "texts" | "names" | "words"> & {
  list: AdminList<Choices>;
};

/** One page of a long list: its number where it is not the first, and the count of all rows. */
interface RowsPage<Row> extends RowsCount {
  rows: readonly Row[];
  page?: number;
  /** How many stand on each tab; undefined where they are not counted. */
  counts?: TabCounts<string> | undefined;
}

/** How a page of records reads them. */
interface RecordReads<
  Choices extends ListChoices,
  Row extends { id: string },
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Beside,
> {
  keeper: Opening<Field, Pictures, Opened>;
  rows(shop: Services, state: ListState<Choices>): Promise<readonly Row[] | RowsPage<Row>>;
  /** Fills in the form of a new record. */
  fresh?(opened: Opened, shop: Services): Opened;
  /** The form's data besides its record. */
  beside?(shop: Services, opened: Opened): Promise<Beside>;
}

/** And writes them. */
interface RecordActs<
  P extends Permission,
  Choices extends ListChoices,
  Row extends { id: string },
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Input,
  Beside,
  Preview,
> extends RecordReads<Choices, Row, Field, Pictures, Opened, Beside> {
  keeper: RecordKeeper<Services, Field, Pictures, Opened, Input, P>;
  /** How a record would look that is not saved yet. */
  preview?(shop: Services, entered: Opened, input: Input): Preview | Promise<Preview>;
}

/** The server's halves of a page that lists records, and has one of them open above the list. */
export const recordPage = <
  P extends Permission,
  Choices extends ListChoices,
  Row extends { id: string },
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Input,
  Beside = undefined,
  Preview = never,
>(
  policy: { needs: P },
  record: Shown<Choices>,
  acts: RecordActs<P, Choices, Row, Field, Pictures, Opened, Input, Beside, Preview>,
) =>
  adminPage(policy, {
    read: recordReader(record, acts),
    take(shop, { actor, url }, form) {
      const { list, words } = record;
      const { keeper, preview } = acts;
      return doRecordAct<RecordAnswer<Opened, Preview>>(
        {
          save: () => receiveRecord(shop, actor, form, keeper),
          ...(preview && {
            preview: () => previewRecord(form, keeper, (entered, input) => preview(shop, entered, input)),
          }),
          delete: () => keeper.remove(shop, actor, textIn(form, "id")),
        },
        {
          form,
          list: list.address(list.read(url.searchParams)),
          log: shop.log,
          failed: (intent) => failedNotice(words, intent),
        },
      );
    },
  });

/** How such a page is read, for one that has acts of its own. */
export const recordReader =
  <
    Choices extends ListChoices,
    Row extends { id: string },
    Field extends string,
    Pictures extends string,
    Opened extends OpenRecord<Field, Pictures>,
    Beside = undefined,
  >(
    record: Shown<Choices>,
    reads: RecordReads<Choices, Row, Field, Pictures, Opened, Beside>,
  ) =>
  async (
    shop: Services,
    { url: { searchParams } }: { url: URL },
  ): Promise<RecordPageData<Choices, Row, Opened, Beside>> => {
    const { list, names, texts } = record;
    const asked = list.read(searchParams);
    const listed = await readPart(shop.log, names.all, async () => {
      const read = await reads.rows(shop, asked);
      const list: RowsPage<Row> = "rows" in read ? read : { rows: read, total: read.length };
      const { rows, page = asked.page, total, isMore = false, counts } = list;
      const marks = texts ? await hindiStates(shop.db, texts, rows) : {};
      return { rows, total, isMore, counts, marks, state: { ...asked, page } };
    });
    const opened = await readPart(shop.log, names.one, () =>
      openedRecord(shop, { ...record, ...reads }, searchParams),
    );
    const isUnread = !listed || !opened;
    return { state: asked, ...(listed ?? noRecords), ...(opened ?? nothingOpen), isUnread };
  };

/** What the address opens above the list: an empty form, a record, or nothing. */
async function openedRecord<
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Beside,
>(shop: Services, page: OpenedPage<Field, Pictures, Opened, Beside>, parameters: URLSearchParams) {
  const { table, texts, keeper, fresh = (opened) => opened } = page;
  if (parameters.has("new")) {
    const open = fresh(emptyRecord(keeper, shop.now()), shop);
    return { ...nothingOpen, open, beside: await page.beside?.(shop, open) };
  }
  const id = parameters.get("edit");
  if (!id) return nothingOpen;
  const found = await keeper.find(shop, id);
  if (!found) return { ...nothingOpen, isGone: true };
  const [beside, hindi, history] = await Promise.all([
    page.beside?.(shop, found),
    texts && countHindi(shop.db, texts, id),
    auditOf(shop.db, table, id),
  ]);
  return { isGone: false, open: withEditedPictures(found, parameters), beside, hindi, history };
}

/** The parts of a page that opening a record needs. */
interface OpenedPage<
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Beside,
> extends Pick<AdminRecord, "table" | "texts">,
    Pick<RecordReads<never, never, Field, Pictures, Opened, Beside>, "keeper" | "fresh" | "beside"> {}

type Opening<
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
> = Pick<
  RecordKeeper<Services, Field, Pictures, Opened, never, never>,
  "empty" | "pictures" | "entered" | "find"
>;

/** An empty form; its folder is where its pictures lie, and the id that it will have. */
function emptyRecord<
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
>({ empty, pictures, entered }: Opening<Field, Pictures, Opened>, now: Date): Opened {
  const folder = uuidv7(now.getTime(), randomBytes(10));
  const blank = { id: "", version: 0, folder, texts: empty, pictures: mapEach(pictures, () => []) };
  return entered(blank, new FormData());
}
