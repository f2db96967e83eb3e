import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { longDate } from "#values/time/date-time.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { dateOrMoment, kindFacts, type Promotion } from "../promotion.ts";
import { effectText as text } from "./discount-effect.text.ts";

interface Timed {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  uses: number;
  /** It is for products all of which are deleted. */
  isForNothing: boolean;
}

/** What a discount does now, in one sentence. */
export function effectOf(discount: Promotion & Timed, now: Date): string {
  const { active, startsAt, endsAt, mostUses, uses } = discount;
  if (!active) return text.inactive;
  if (discount.isForNothing) return text.forNothing;
  if (endsAt && endsAt <= now) return text.ended(endWords(endsAt));
  if (mostUses !== null && uses >= mostUses) return text.usedUp;
  const { minSubtotal } = discount;
  return text.takes({
    from: startsAt && startsAt > now ? dateOrMoment(startsAt) : undefined,
    saving: savingWords(discount),
    least: minSubtotal > 0 ? text.least(rupeesAndPaise(minSubtotal)) : "",
    by: byWhat(discount),
    until: endsAt ? text.until(endWords(endsAt)) : "",
  });
}

/** An end at midnight is the end of the day before. */
function endWords(endsAt: Date): string {
  const midnight = startOfIndianDay(indianDay(endsAt));
  const isWholeDay = midnight.getTime() === endsAt.getTime();
  return isWholeDay ? longDate(new Date(endsAt.getTime() - 1)) : dateOrMoment(endsAt);
}

function savingWords({ kind, value, cap, scopeName }: Promotion): string {
  const most = cap === null ? "" : text.most(rupeesAndPaise(cap));
  const { from, unit } = kindFacts[kind];
  if (from === "shipping" && value === null) return text.allShipping(most);
  const off = unit === "percent" ? `${(value ?? 0) / 100}%` : rupeesAndPaise(paise(value ?? 0));
  return text.off(off, from === "shipping" ? text.shipping : scopeName || text.everything, most);
}

function byWhat({ kind, code }: Promotion): string {
  if (kindFacts[kind].counts === "paid-ahead") return text.paidAhead;
  return code === null ? text.byItself : text.withCode(code);
}
