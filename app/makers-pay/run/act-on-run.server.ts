import type { Doer } from "#accounts/permissions/holder.ts";
import { lotTyped } from "#making/admin/lot-act.form.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { textIn } from "#values/text/form-text.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { makerAccountText } from "../account/account.text.ts";
import { overTyped } from "../account/offered-ahead.ts";
import { offerTyped, taxFields } from "../account/offered-tax.ts";
import { payRunPath } from "../pay-paths.ts";
import { beginRun } from "../pay-run.server.ts";
import { dropLine, markLines, type UnmarkedLine } from "./mark-lines.server.ts";
import { keepColumns, keepLeast } from "./pay-settings.db.server.ts";
import type { ShownRun } from "./read-runs.db.server.ts";
import { columnsIn, leastIn, markedIn, type RunAnswer, type RunTyped, referenceField } from "./run.form.ts";
import { runText as text } from "./run.text.ts";

type Shop = Pick<Services, "db" | "now">;
type Received = { answer: RunAnswer; status: number } | { notice: Notice; to: string };

const refused = (form: FormData, errors: FieldErrors<string>, more: RunTyped = {}): Received => ({
  answer: { kind: "refused", errors, typed: { ...lotTyped(form), ...more } },
  status: 422,
});

const failed = (form: FormData, words: string): Received => ({
  answer: { kind: "failed", text: words, typed: lotTyped(form) },
  status: 409,
});

/** Begins a run of all who are owed more than was typed, which is remembered. */
export async function takeNewRun(shop: Shop, actor: Doer<"money">, form: FormData): Promise<Received> {
  const least = leastIn(form);
  if ("errors" in least) return refused(form, least.errors);
  await keepLeast(shop.db, least.value);
  const run = await beginRun(shop, actor, least.value);
  return run.kind === "begun"
    ? { notice: text.saved.begun, to: payRunPath(run.runId) }
    : refused(form, { least: text.nobody });
}

interface Asked {
  shop: Shop;
  actor: Doer<"money">;
  run: ShownRun;
  form: FormData;
}

/** Carries out what the owner pressed on a run's page; 'Take Out' says whom: "drop asha". */
export async function actOnRun(asked: Asked): Promise<Received> {
  const { form } = asked;
  const [intent = "", makerId] = textIn(form, "intent").split(" ", 2);
  switch (intent) {
    case "paid":
      return mark(asked);
    case "drop":
      return drop(asked, makerId ?? "");
    case "columns":
      return columns(asked);
    default:
      return failed(form, makerAccountText.errors.unfit);
  }
}

async function mark({ shop, actor, run, form }: Asked): Promise<Received> {
  const makerIds = run.lines.map(({ maker }) => maker.id);
  const marked = markedIn(form, makerIds, indianDay(shop.now()));
  if ("errors" in marked) return refused(form, marked.errors);
  const marking = await markLines(shop, actor, { runId: run.id, ...marked.value });
  if (marking.kind === "marked") return { notice: text.saved.marked(marking.makers), to: payRunPath(run.id) };
  const errors = Object.fromEntries(marking.lines.map(whyUnmarked));
  return refused(form, errors, Object.assign({}, ...marking.lines.map(offeredNow)));
}

/** The field that a line's refusal stands at, and its words. */
function whyUnmarked(line: UnmarkedLine): [string, string] {
  switch (line.why) {
    case "tax-unseen":
      return [taxFields(line.makerId).tick, makerAccountText.tax.again];
    case "above-owed":
      return [referenceField(line.makerId), text.errors.above(rupeesAndPaise(paise(Math.max(0, line.owed))))];
    case "reference-noted":
      return [referenceField(line.makerId), makerAccountText.errors.referenceNoted];
    case "gone":
      return [referenceField(line.makerId), text.errors.gone];
  }
}

/** What its line offers to tick, once it was refused. */
function offeredNow(line: UnmarkedLine): RunTyped {
  switch (line.why) {
    case "tax-unseen":
      return offerTyped(line.offer, line.makerId);
    case "above-owed":
      return overTyped(line.over, line.makerId);
    case "reference-noted":
    case "gone":
      return {};
  }
}

async function drop({ shop, actor, run, form }: Asked, makerId: string): Promise<Received> {
  const dropping = await dropLine(shop, actor, { runId: run.id, makerId: makerId.replaceAll("\0", "") });
  return dropping === "dropped"
    ? { notice: text.saved.dropped, to: payRunPath(run.id) }
    : failed(form, text.errors.gone);
}

async function columns({ shop, run, form }: Asked): Promise<Received> {
  const chosen = columnsIn(form);
  if ("errors" in chosen) return refused(form, chosen.errors);
  await keepColumns(shop.db, chosen.value);
  return { notice: text.saved.columns, to: payRunPath(run.id) };
}
