import type { Holder } from "#accounts/permissions/holder.ts";
import type { Act } from "#platform/audit/acts.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type FileColumns, recordsFile } from "#records/page/records-file.server.ts";
import { takeSeveral } from "#records/page/several.server.ts";
import type { WhyStayed } from "#records/page/several.ts";
import { readTabbed, tabbedAnswer } from "#records/page/tabbed-page.server.ts";
import type { ParsedForm, RefusedForm, TypedFields } from "#ui/form/form-answer.ts";
import { recordId } from "#ui/form/record-fields.ts";
import type { Enquiry, SeenEnquiry } from "../enquiry.ts";
import { findEnquiry } from "../enquiry-rows.db.server.ts";
import { type ActOutcome, eraseEnquiry, takeAct } from "./enquiry-acts.server.ts";
import {
  answeredParameter,
  type EnquiryKind,
  type EnquiryPageData,
  type EnquiryPlace,
  type OpenedEnquiry,
} from "./enquiry-kind.ts";
import {
  countEnquiries,
  countLikelySpam,
  type ListedRows,
  listEnquiries,
  nextEnquiry,
  readEnquiries,
} from "./enquiry-list.db.server.ts";

type Row = Enquiry & EnquiryPlace;

/** How a page of enquiries reads and changes them. */
interface EnquiryActs<R extends Row, Beside> {
  rows: ListedRows<R>;
  /** The values of an opened one's form. */
  typed(form: FormData): TypedFields<string>;
  /** Its buttons: save the owner's notes, or answer by mail. */
  save: FormAct;
  send: FormAct;
  /** What can be done to several at once, by the buttons above the list. */
  several: Readonly<Record<string, SeveralFormAct>>;
  /** The data shown beside an opened one. */
  beside?(shop: Services, opened: R): Promise<Beside>;
}

type FormAct = (
  shop: Services,
  actor: Holder<"messages">,
  form: FormData,
) => Promise<ActOutcome | RefusedForm<string>>;

/** Done to each that was ticked, as it was seen; what it does not fit stays. */
export type SeveralFormAct = (
  shop: MailServices,
  actor: Holder<"messages">,
  seen: SeenEnquiry,
) => Promise<"done" | WhyStayed>;

/** An act with the form that it takes. */
export const formAct =
  <Change>(
    parse: (form: FormData) => ParsedForm<string, Change>,
    does: (shop: Services, actor: Holder<"messages">, change: Change) => Promise<ActOutcome>,
  ): FormAct =>
  async (shop, actor, form) => {
    const parsed = parse(form);
    return parsed.kind === "refused" ? parsed : does(shop, actor, parsed.value);
  };

/** The server's halves of a page that lists enquiries, the newest first, and has one of them open above. */
export const enquiryPage = <R extends Row, Beside = undefined>(
  policy: { needs: "messages" },
  kind: EnquiryKind,
  acts: EnquiryActs<R, Beside>,
) =>
  adminPage(policy, {
    async read(shop, { url }) {
      const { searchParams } = url;
      const { table } = acts.rows;
      const page = await readTabbed(shop, url, searchParams.get(kind.parameter), {
        list: kind.list,
        name: `${kind.parameter}s`,
        rows: ({ db }, state) => listEnquiries(db, acts.rows, state),
        counts: async ({ db }, { q }) => (q === "" ? countEnquiries(db, acts.rows) : undefined),
        opened: async (_shop, id) => readOpened(shop, acts, id),
      });
      const answeredId = searchParams.get(answeredParameter);
      const above = await readPart(shop.log, `what waits of the ${kind.parameter}s`, async () => ({
        likelySpam: await countLikelySpam(shop.db, table),
        answered: answeredId === null ? null : { next: await nextEnquiry(shop.db, table, answeredId) },
      }));
      return tabbedAnswer<EnquiryPageData<R, Beside>>({ likelySpam: 0, answered: null, ...page, ...above });
    },
    async take(shop, { actor, url }, form) {
      const { words, parameter: name } = kind;
      const list = kind.list.read(url.searchParams);
      const each = new Map(Object.entries(acts.several)).get(String(form.get("intent")));
      if (each)
        throw await takeSeveral(shop, form, {
          list: kind.list.address(list),
          what: `${name}s`,
          nameOf: async (id) => (await findEnquiry(shop.db, acts.rows, id))?.fullName,
          act: (seen) => each(shop, actor, seen),
        });
      return takeAct(shop, { form, name, typed: acts.typed, reasons: words.reasons }, async () => {
        const intent = form.get("intent");
        if (intent === "erase") {
          await eraseEnquiry(shop, actor, acts.rows.table, recordId.parse(form.get("id") ?? ""));
          return { to: kind.list.address(list), notice: words.erased };
        }
        const outcome = await (intent === "send" ? acts.send : acts.save)(shop, actor, form);
        if (outcome !== "done") return outcome;
        const answered = { [answeredParameter]: String(form.get("id") ?? "") };
        const notice = intent === "send" ? words.savedAndSent : words.saved;
        return { to: kind.list.address(list, answered), notice };
      });
    },
  });

/** The enquiry that is open above the list, with the data shown beside it. */
async function readOpened<R extends Row, Beside>(
  shop: Services,
  { rows, beside }: EnquiryActs<R, Beside>,
  id: string,
): Promise<OpenedEnquiry<R, Beside> | undefined> {
  const enquiry = await findEnquiry(shop.db, rows, id);
  if (!enquiry) return undefined;
  return {
    enquiry,
    beside: await beside?.(shop, enquiry),
    history: await auditOf(shop.db, rows.table, enquiry.id),
  };
}

/** The `loader` of such a list as a file. */
export const enquiriesFile = <R extends Row>(
  policy: { of: "messages" },
  { list }: EnquiryKind,
  rows: ListedRows<R>,
  file: { name: string; act: Extract<Act, `${string}.exported`>; columns: FileColumns<R> },
) =>
  recordsFile(policy, {
    act: file.act,
    table: rows.table,
    columns: file.columns,
    async read({ db }, parameters) {
      const filter = list.read(parameters);
      const detail = { status: filter.status, searched: filter.q !== "" };
      return { name: file.name, rows: readEnquiries(db, rows, filter), detail };
    },
  });
