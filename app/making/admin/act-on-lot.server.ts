import type { Doer } from "#accounts/permissions/holder.ts";
import { noticeText } from "#order-admin/order-notices.text.ts";
import { receivePhoto } from "#pictures/receive-photo.server.ts";
import type { BegunWork } from "#platform/making.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { refusalText } from "#values/upload.ts";
import { checkWork } from "../do-work.server.ts";
import { giveWork, takeWorkBack } from "../give-work.server.ts";
import { leftToGive, toCheck, type WorkRefusal } from "../lot.ts";
import { endBegun } from "../orders/end-begun.server.ts";
import { finishFor, takeRestBack } from "../take-rest.server.ts";
import { answerProblem } from "./answer-problem.server.ts";
import {
  answerIn,
  countIn,
  foundIn,
  givenIn,
  type LotActAnswer,
  type LotTyped,
  lotTyped,
  photoIn,
  splitIn,
  stepsIn,
} from "./lot-act.form.ts";
import { makersToGive } from "./makers.db.server.ts";
import { makingText as text } from "./making.text.ts";
import { lotPath } from "./making-list.ts";
import { type ManagedLot, readLot } from "./read-lot.db.server.ts";

type Shop = Pick<Services, "db" | "now" | "files" | "makersPay">;
type Received = { answer: LotActAnswer; status: number } | { notice: Notice; to: string };

interface Asked {
  shop: Shop;
  actor: Doer<"making">;
  lot: ManagedLot;
  form: FormData;
}

/** Carries out what the owner pressed on a lot's page. */
export async function actOnLot(
  shop: Shop,
  actor: Doer<"making">,
  number: string,
  form: FormData,
): Promise<Received> {
  const lot = await readLot(shop.db, number);
  if (!lot) return failed(text.errors.gone, form);
  const asked = { shop, actor, lot, form };
  // Of several buttons in one form each says which part it means.
  const [intent = "", of] = textIn(form, "intent").split(" ", 2);
  switch (intent) {
    case "give":
      return give(asked);
    case "split":
      return { answer: { kind: "refused", errors: {}, typed: splitIn(form, leftOf(asked)) }, status: 200 };
    case "answer":
      return answer(asked);
    case "check":
      return check(asked);
    case "done":
      return count(asked, finishFor, text.saved.noted);
    case "rest":
      return count(asked, takeRestBack, text.saved.taken);
    case "take":
      return takeBack(asked, of);
    case "finishForStock":
      return end(asked, "stock");
    case "stopMaking":
      return end(asked, "stop");
    default:
      return failed(text.errors.unfit, form);
  }
}

const refused = (errors: FieldErrors<string>, typed: LotTyped): Received => ({
  answer: { kind: "refused", errors, typed },
  status: 422,
});

const failed = (words: string, form: FormData): Received => ({
  answer: { kind: "failed", text: words, typed: lotTyped(form) },
  status: 409,
});

const done = ({ lot }: Asked, notice: Notice, part?: string): Received => ({
  notice,
  to: lotPath(lot.number, part),
});

/** The least that is left of the steps that are ticked. */
const leftOf = ({ lot, form }: Asked): number =>
  Math.min(...stepsIn(form).map((step) => leftToGive(lot, step)), lot.quantity);

async function give(asked: Asked): Promise<Received> {
  const { shop, actor, lot, form } = asked;
  if (!lot.isWanted) return failed(text.errors.unwanted, form);
  const makers = await makersToGive(shop.db, "1900-01-01");
  const nameOf = (id: string) => makers.find((maker) => maker.id === id)?.name ?? text.give.maker;
  const work = givenIn(form, {
    nameOf,
    most: lot.quantity,
    left: leftOf(asked),
    today: indianDay(shop.now()),
  });
  if ("errors" in work) return refused(work.errors, lotTyped(form));
  const giving = await giveWork(shop, actor, { lotId: lot.id, version: versionIn(form), ...work.value });
  switch (giving.kind) {
    case "given":
      return done(asked, text.saved.gave);
    case "no-maker": {
      const { artisanId = "" } = work.value.rows[giving.row] ?? {};
      return refused({ makers: text.errors.noMaker(nameOf(artisanId)) }, lotTyped(form));
    }
    case "too-many":
      return refused({ makers: text.errors.tooMany(giving.left, giving.of) }, lotTyped(form));
    case "stale":
    case "gone":
      return failed(whyFailed(giving.kind), form);
    case "closed":
      return failed(text.errors.closed, form);
    case "taken-away":
    case "not-in-range":
    case "step-before":
      return failed(refusalOf(giving), form);
  }
}

const whyFailed = (kind: "stale" | "gone"): string =>
  kind === "stale" ? staleText.message : text.errors.gone;

/** Why work could not be given or counted, to the owner. */
function refusalOf(refusal: WorkRefusal): string {
  switch (refusal.kind) {
    case "too-many":
      return text.errors.tooMany(refusal.left, refusal.of);
    case "taken-away":
      return text.errors.takenAway;
    case "not-in-range":
      return text.errors.range(refusal.most);
    case "step-before":
      return text.errors.stepBefore(refusal.passed);
  }
}

/** The part that a form is about, as it was seen. */
const seenIn = (form: FormData) => ({ partId: textIn(form, "part").slice(0, 100), version: versionIn(form) });

async function answer(asked: Asked): Promise<Received> {
  const { shop, actor, form } = asked;
  const said = answerIn(form);
  if ("errors" in said) return refused(said.errors, lotTyped(form));
  const { kind } = await answerProblem(shop, actor, { ...seenIn(form), text: said.value });
  return kind === "answered" ? done(asked, text.saved.answered) : failed(whyFailed(kind), form);
}

async function check(asked: Asked): Promise<Received> {
  const { shop, actor, lot, form } = asked;
  const found = foundIn(form);
  if ("errors" in found) return refused(found.errors, lotTyped(form));
  const seen = seenIn(form);
  const part = lot.parts.find(({ id }) => id === seen.partId);
  const photo = await photoOf(asked);
  if ("error" in photo) return refused({ photo: photo.error }, lotTyped(form));
  const checking = await checkWork(shop, actor, { ...seen, ...found.value, photo: photo.url });
  switch (checking.kind) {
    case "kept": {
      const isDone = "isLotDone" in checking && checking.isLotDone;
      return done(asked, isDone ? text.saved.lotDone : text.saved.checked);
    }
    case "not-in-range":
      return refused(
        { passed: text.errors.checkRange(part ? toCheck(part) : checking.most) },
        lotTyped(form),
      );
    case "stale":
    case "gone":
      return failed(whyFailed(checking.kind), form);
    case "taken-away":
    case "too-many":
    case "step-before":
      return failed(refusalOf(checking), form);
  }
}

/** The stored photo of a note; null where none was chosen. */
async function photoOf({ shop, lot, form }: Asked): Promise<{ url: string | null } | { error: string }> {
  const photo = photoIn(form);
  if (!photo) return { url: null };
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const kept = await receivePhoto(shop, { bucket: "private/lot_notes", recordId: lot.number, bytes });
  if ("refusal" in kept) return { error: refusalText(kept.refusal, "photos", cleanText(photo.name, 80)) };
  return { url: kept.url };
}

async function count(asked: Asked, act: typeof finishFor, notice: Notice): Promise<Received> {
  const { shop, actor, form } = asked;
  const isEmpty = textIn(form, "pieces").trim() === "";
  const counting = await act(shop, actor, { ...seenIn(form), pieces: isEmpty ? 0 : countIn(form, "pieces") });
  switch (counting.kind) {
    case "kept":
      return done(asked, notice);
    case "stale":
    case "gone":
      return failed(whyFailed(counting.kind), form);
    case "taken-away":
    case "not-in-range":
    case "step-before":
    case "too-many":
      return refused({ pieces: refusalOf(counting) }, lotTyped(form));
  }
}

/** `of` is the part as its row showed it: "3.id". */
async function takeBack(asked: Asked, of = ""): Promise<Received> {
  const { shop, actor, form } = asked;
  const [, version, partId = ""] = /^(\d{1,9})\.([\w-]{1,100})$/.exec(of) ?? [];
  const taking = await takeWorkBack(shop, actor, { partId, version: Number(version ?? 0) });
  switch (taking.kind) {
    case "taken":
      return done(asked, text.saved.taken);
    case "begun":
      return failed(text.takeBack.begun, form);
    case "stale":
    case "gone":
      return failed(whyFailed(taking.kind), form);
  }
}

async function end(asked: Asked, as: BegunWork): Promise<Received> {
  const { shop, actor, lot, form } = asked;
  const ended = await endBegun(shop, actor, { lotId: lot.id, version: versionIn(form), as });
  switch (ended.kind) {
    case "ended":
      return done(asked, noticeText.begunEnded[as]);
    case "to-check":
      return failed(noticeText.toCheck(ended.pieces).text ?? "", form);
    case "stale":
    case "gone":
      return failed(whyFailed(ended.kind), form);
  }
}
