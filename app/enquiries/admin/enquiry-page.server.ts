import type { Holder } from "#accounts/permissions/holder.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import type { FormAnswer, ParsedForm, RefusedForm, TypedFields } from "#ui/form/form-answer.ts";
import { recordId } from "#ui/form/record-fields.ts";
import {
  answeredParameter,
  type EnquiryFilter,
  type EnquiryPlace,
  enquiryFilter,
  type ListPart,
  type Part,
  partOf,
  unreadEnquiries,
} from "./enquiry-filter.ts";
import { countLikelySpam, nextEnquiry } from "./enquiry-part.db.server.ts";
import { type EnquiryTable, eraseEnquiry } from "./erase-enquiry.server.ts";
import type { ChangeOutcome } from "./messages/change-message.server.ts";

/** What the admin pages of messages and of quotes differ in. */
export interface EnquiryPage<Row extends { id: string }> {
  /** The table, and what its records are called in the log. */
  table: EnquiryTable;
  logName: string;
  statuses: readonly string[];
  /** The parameter of the address that opens a record. */
  parameter: "message" | "quote";
  words: {
    saved: Notice;
    savedAndSent: Notice;
    erased: Notice;
    reasons: Readonly<Record<"broken" | "gone" | "noAddress", string>>;
  };
  list(db: Db, filter: EnquiryFilter, part: Part): Promise<ListPart<Row & EnquiryPlace>>;
  find(db: Db, id: string): Promise<Row | undefined>;
  /** What stood in the form of an opened record. */
  typed(form: FormData): TypedFields<string>;
  /** What its buttons do: keep the owner's notes, or answer by mail. */
  acts: Readonly<Record<"save" | "send", EnquiryAct>>;
}

type EnquiryAct = (
  shop: Services,
  actor: Holder<"messages">,
  form: FormData,
) => Promise<ChangeOutcome | RefusedForm<string>>;

/** An act with the form that it takes. */
export const enquiryAct =
  <Field extends string, Change>(
    parse: (form: FormData) => ParsedForm<Field, Change>,
    does: (shop: Services, actor: Holder<"messages">, change: Change) => Promise<ChangeOutcome>,
  ): EnquiryAct =>
  async (shop, actor, form) => {
    const parsed = parse(form);
    return parsed.kind === "refused" ? parsed : does(shop, actor, parsed.value);
  };

/** The list, and the record that stands open above it; a list that can't be read is empty and says why. */
export async function readEnquiryPage<Row extends { id: string }>(
  { db, log }: Pick<Services, "db" | "log">,
  adminPage: EnquiryPage<Row>,
  parameters: URLSearchParams,
) {
  const filter = enquiryFilter(parameters, adminPage.statuses);
  const part = partOf(parameters);
  try {
    const list = await adminPage.list(db, filter, part);
    // What follows the first rows is only put below them.
    const above = typeof part === "object" ? nothingAbove : await readAbove(db, adminPage, parameters);
    return { filter, ...list, ...above };
  } catch (error) {
    log.error(failureFacts(error), `${adminPage.logName}s could not be read`);
    return { filter, ...unreadEnquiries, problem: adminPage.words.reasons.broken };
  }
}

const nothingAbove = { opened: undefined, history: [], likelySpam: 0, problem: null, answered: null };

async function readAbove<Row extends { id: string }>(
  db: Db,
  adminPage: EnquiryPage<Row>,
  parameters: URLSearchParams,
) {
  const openId = parameters.get(adminPage.parameter);
  const answeredId = parameters.get(answeredParameter);
  const opened = openId ? await adminPage.find(db, openId) : undefined;
  return {
    opened,
    history: opened ? await auditOf(db, adminPage.table, opened.id) : [],
    likelySpam: await countLikelySpam(db, adminPage.table),
    // What waits next, once one of them was answered.
    answered: answeredId === null ? null : { next: await nextEnquiry(db, adminPage.table, answeredId) },
    problem: openId && !opened ? adminPage.words.reasons.gone : null,
  };
}

const statuses = { stale: 409, gone: 404, noAddress: 422 } as const;

type Received =
  | { answer: FormAnswer<string>; status: number }
  /** `others`: what the list's address says of it. */
  | { answer?: undefined; notice: Notice; others?: Record<string, string> };

/** Does what the form of a record asks for: a notice when it is done, else what to answer. */
export async function receiveChange<Row extends { id: string }>(
  shop: Services,
  { table, logName, words, typed, acts }: EnquiryPage<Row>,
  actor: Holder<"messages">,
  form: FormData,
): Promise<Received> {
  const act = form.get("intent");
  const refuse = (text: string, status: number): Received => ({
    answer: { kind: "failed", text, typed: typed(form) },
    status,
  });
  try {
    if (act === "erase") {
      await eraseEnquiry(shop, actor, table, recordId.parse(form.get("id") ?? ""));
      return { notice: words.erased };
    }
    const outcome = await (act === "send" ? acts.send : acts.save)(shop, actor, form);
    if (typeof outcome === "object") return { answer: outcome, status: 422 };
    const others = { [answeredParameter]: String(form.get("id") ?? "") };
    if (outcome === "sent") return { notice: words.savedAndSent, others };
    if (outcome === "saved") return { notice: words.saved, others };
    return refuse(outcome === "stale" ? staleMessage : words.reasons[outcome], statuses[outcome]);
  } catch (error) {
    const what = `a ${logName} could not be ${act === "erase" ? "erased" : "changed"}`;
    return refuse(words.reasons.broken, unwritten(shop, error, what));
  }
}
