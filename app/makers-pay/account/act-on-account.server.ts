import type { Doer } from "#accounts/permissions/holder.ts";
import { lotTyped } from "#making/admin/lot-act.form.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { bankIn } from "../banks/bank.form.ts";
import { bankPartText } from "../banks/bank-part.text.ts";
import { shownBank, writeBank } from "../banks/banks.db.server.ts";
import type { Maker } from "../entries.db.server.ts";
import type { OtherKind } from "../entry.ts";
import { type ByHand, correctEntry, noteAct, noteByHand } from "../note-entry.server.ts";
import { payAccountPath } from "../pay-paths.ts";
import { taxOn } from "../tax-year.db.server.ts";
import { writeTerm } from "../terms.db.server.ts";
import {
  type AccountTyped,
  counterIn,
  type GivenMoney,
  type MakerAccountAnswer,
  moneyIn,
  otherIn,
  termIn,
} from "./account.form.ts";
import { makerAccountText as text } from "./account.text.ts";
import { letMakerLeave } from "./maker-leaves.server.ts";
import { aheadIn, overTyped } from "./offered-ahead.ts";
import { type OfferedTax, offeredTaxOf, offerTyped, taxTaken } from "./offered-tax.ts";

type Received = { answer: MakerAccountAnswer; status: number } | { notice: Notice; to: string };

interface Asked {
  shop: Pick<Services, "db" | "now" | "secret">;
  actor: Doer<"money">;
  maker: Maker;
  form: FormData;
}

/** Carries out what the owner pressed on a maker's account. */
export async function actOnAccount(asked: Asked): Promise<Received> {
  switch (textIn(asked.form, "intent")) {
    case "pay":
      return give(asked, "payment");
    case "advance":
      return give(asked, "advance");
    case "other":
      return noteOther(asked);
    case "correct":
      return correct(asked);
    case "bank":
      return keepBank(asked);
    case "term":
      return keepTerm(asked);
    case "left":
      return leave(asked);
    default:
      return failed(asked, text.errors.unfit);
  }
}

const refused = ({ form }: Asked, errors: FieldErrors<string>, more: AccountTyped = {}): Received => ({
  answer: { kind: "refused", errors, typed: { ...lotTyped(form), ...more } },
  status: 422,
});

const failed = ({ form }: Asked, words: string): Received => ({
  answer: { kind: "failed", text: words, typed: lotTyped(form) },
  status: 409,
});

const done = ({ maker }: Asked, notice: Notice): Received => ({ notice, to: payAccountPath(maker.id) });

/** The form's, by which it is entered once. */
const keyIn = (form: FormData): string | undefined => /^[\w-]{8,60}$/.exec(textIn(form, "key"))?.[0];

async function give(asked: Asked, kind: "payment" | "advance"): Promise<Received> {
  const { shop, maker, form } = asked;
  const money = moneyIn(form, indianDay(shop.now()));
  if ("errors" in money) return refused(asked, money.errors);
  const { amount, on } = money.value;
  const offer = offeredTaxOf(await taxOn(shop.db, maker.id, amount, on));
  // What is taken off was shown first, of this very sum.
  if (offer && textIn(form, "offered") !== String(offer.tax))
    return refused(asked, { tax: text.tax.again }, offerTyped(offer));
  const isTaxed = offer !== undefined && form.has("tax");
  return noteGiven(asked, kind, money.value, isTaxed ? offer : undefined);
}

async function noteGiven(
  asked: Asked,
  kind: "payment" | "advance",
  { amount, on, note, given }: GivenMoney,
  offer: OfferedTax | undefined,
): Promise<Received> {
  const tax = offer && taxTaken(offer);
  const less = paise(amount - (tax?.amount ?? 0));
  const act = kind === "payment" ? "pay" : "advance";
  const hand = { kind, amount: paise(-less), on, note, given, ...aheadIn(asked.form), ...(tax && { tax }) };
  return enter(asked, hand, text.saved[act]);
}

/** Notes an entry of the account; what the form said is shown again where it can't be. */
async function enter(asked: Asked, hand: Omit<ByHand, "key" | "maker">, notice: Notice): Promise<Received> {
  const { shop, actor, maker, form } = asked;
  const key = keyIn(form);
  if (!key) return failed(asked, text.errors.unfit);
  const noting = await noteByHand(shop, actor, { ...hand, key, maker });
  switch (noting.kind) {
    case "kept":
    case "again":
      return done(asked, notice);
    case "above-owed":
      return refused(asked, { amount: text.errors.aboveOwed }, overTyped(noting.over));
    case "reference-noted":
      return refused(asked, { reference: text.errors.referenceNoted });
  }
}

/** The entry's kind and its sign. */
function entered(kind: OtherKind, amount: Paise): Pick<ByHand, "kind" | "amount"> {
  switch (kind) {
    case "bonus":
      return { kind: "bonus", amount };
    case "hers":
      return { kind: "material", amount };
    case "ours":
      return { kind: "material", amount: paise(-amount) };
    case "deduction":
      return { kind: "deduction", amount: paise(-amount) };
  }
}

async function noteOther(asked: Asked): Promise<Received> {
  const other = otherIn(asked.form, indianDay(asked.shop.now()));
  if ("errors" in other) return refused(asked, other.errors);
  const { kind, amount, on, note } = other.value;
  return enter(asked, { ...entered(kind, amount), on, note }, text.saved.other);
}

async function correct(asked: Asked): Promise<Received> {
  const { shop, actor, form } = asked;
  const [counter, key] = [counterIn(form), keyIn(form)];
  if ("errors" in counter) return refused(asked, counter.errors);
  if (!key) return failed(asked, text.errors.unfit);
  const entryId = textIn(form, "entry").slice(0, 100).replaceAll("\0", "");
  const on = indianDay(shop.now());
  const correcting = await correctEntry(shop, actor, { ...counter.value, key, entryId, on });
  switch (correcting.kind) {
    case "kept":
    case "again":
      return done(asked, text.saved.correct);
    case "above-left":
      return refused(asked, { amount: text.correcting.left(rupeesAndPaise(correcting.left)) });
    case "gone":
      return failed(asked, text.errors.unfit);
  }
}

async function keepBank(asked: Asked): Promise<Received> {
  const { shop, actor, maker, form } = asked;
  const { accountEnd, unread } = await shownBank(shop.db, maker.id, shop.secret);
  const typed = bankIn(form, { account: accountEnd !== null && !unread.includes("account") });
  if ("errors" in typed) return refused(asked, typed.errors);
  const isKept = await inTransaction(shop.db, async (trx) => {
    const seen = { makerId: maker.id, version: versionIn(form), typed: typed.value };
    if (!(await writeBank(trx, seen, shop.secret))) return false;
    await noteAct(trx, actor, maker.id, "bank_changed");
    return true;
  });
  return isKept ? done(asked, bankPartText.saved) : failed(asked, text.errors.stale);
}

async function keepTerm(asked: Asked): Promise<Received> {
  const { shop, actor, maker, form } = asked;
  const term = termIn(form);
  if ("errors" in term) return refused(asked, term.errors);
  await inTransaction(shop.db, async (trx) => {
    await writeTerm(trx, maker.id, term.value);
    await noteAct(trx, actor, maker.id, "term_set");
  });
  return done(asked, text.saved.term);
}

async function leave(asked: Asked): Promise<Received> {
  const leaving = await letMakerLeave(asked.shop, asked.actor, asked.maker.id);
  switch (leaving.kind) {
    case "left":
      return done(asked, text.saved.left);
    case "not-even":
      return failed(asked, text.leave.owed);
    case "has-work":
      return failed(asked, text.leave.hasWork(leaving.pieces));
  }
}
