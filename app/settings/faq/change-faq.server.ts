import type { Doer } from "#accounts/permissions/holder.ts";
import { faqId } from "#pages/texts/faq.ts";
import type { DoneTo } from "#platform/audit/acts.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { ContentServices } from "#platform/services.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { asItStood } from "#values/text/untouched.ts";
import { endDraft, type SeenDraft } from "../drafts/kept-drafts.db.server.ts";
import { addFaq, deleteFaq, lockFaq, placeFaq, updateFaq } from "./faq-admin.db.server.ts";
import type { FaqInput, ShownFaq } from "./faq-admin.form.ts";
import { movedFaq } from "./faq-order.ts";

type Owner = Doer<"settings">;

/** The outcome of a write; `asked` means that the same question stands there already. */
export type FaqOutcome = "added" | "changed" | "deleted" | "moved" | "stale" | "gone" | "asked";

type Entry = Awaited<ReturnType<typeof lockFaq>>[number];

/** Adds a question, or changes the one of that id unless somebody else did since its version. */
export function saveFaq(
  shop: ContentServices,
  actor: Owner,
  typed: FaqInput,
  /** Of a new one that was a draft, in both languages at once. */
  draft?: SeenDraft & { hindi: Words },
): Promise<FaqOutcome> {
  return writing(shop, async (trx) => {
    const all = await lockFaq(trx);
    const before = all.find(({ id }) => id === typed.id);
    const input = { ...typed, answer: asItStood(before?.answer, typed.answer) };
    const refusal = refusalOf(all, before, input);
    if (refusal) return refusal;
    if (draft && !(await endDraft(trx, draft))) return "stale";
    if (!before) {
      const id = await addFaq(trx, input);
      await tell(trx, actor, "added", id, { question: input.question });
      if (draft) await writeHindi(trx, id, input, draft.hindi);
      return "added";
    }
    await updateFaq(trx, input);
    await tell(trx, actor, "updated", input.id, changesOf(before, input));
    return "changed";
  });
}

type Words = Pick<FaqInput, "question" | "answer">;

const writeHindi = (trx: Trx, id: string, english: Words, hindi: Words): Promise<void> =>
  writeTexts(
    trx,
    (["question", "answer"] as const).map((field) => ({
      kind: "faq" as const,
      id,
      field,
      english: english[field],
      text: hindi[field],
    })),
  );

function refusalOf(all: readonly Entry[], before: Entry | undefined, input: FaqInput) {
  if (input.id !== "" && !before) return "gone";
  if (before && before.version !== input.version) return "stale";
  // The words of a question are its address on the page, so no two may share them.
  const isAsked = ({ id, question }: Entry) => id !== input.id && faqId(question) === faqId(input.question);
  return all.some(isAsked) ? "asked" : undefined;
}

const changesOf = (before: Entry, input: FaqInput) => ({
  category: before.category === input.category ? null : input.category,
  question: before.question === input.question ? null : input.question,
  answer: before.answer !== input.answer,
});

/** Deletes a question, unless somebody has changed it since it was shown. */
export function removeFaq(
  shop: ContentServices,
  actor: Owner,
  { id, version }: ShownFaq,
): Promise<FaqOutcome> {
  return writing(shop, async (trx) => {
    const entry = (await lockFaq(trx)).find((one) => one.id === id);
    if (!entry) return "gone";
    if (entry.version !== version) return "stale";
    await deleteFaq(trx, id);
    await tell(trx, actor, "deleted", id, { question: entry.question });
    return "deleted";
  });
}

/** Moves a question by one place within its category, where there is one on that side. */
export function moveFaq(
  shop: ContentServices,
  actor: Owner,
  { id }: Pick<ShownFaq, "id">,
  step: "up" | "down",
): Promise<FaqOutcome> {
  return writing(shop, async (trx) => {
    const all = await lockFaq(trx);
    if (!all.some((one) => one.id === id)) return "gone";
    const order = movedFaq(all, id, step);
    if (!order) return "moved";
    await placeFaq(trx, order);
    await tell(trx, actor, `moved ${step}`, id, {});
    return "moved";
  });
}

const written: readonly FaqOutcome[] = ["added", "changed", "deleted", "moved"];

/** One transaction; the shop shows what was written when it returns. */
async function writing(
  { db, pages }: ContentServices,
  act: (trx: Trx) => Promise<FaqOutcome>,
): Promise<FaqOutcome> {
  const outcome = await inTransaction(db, act);
  if (written.includes(outcome)) await pages.settle();
  return outcome;
}

type Detail = Record<string, string | boolean | null>;

const tell = (trx: Trx, actor: Owner, done: DoneTo<"faq_entry">, id: string, detail: Detail) =>
  writeAudit(trx, {
    actorId: actor.id,
    action: `faq_entry.${done}`,
    entity: "faq_entries",
    entityId: id,
    detail,
  });
