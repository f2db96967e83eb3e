import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { longDate } from "#values/time/date-time.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { dateOrMoment, kindFacts, type Promotion } from "../promotion.ts";

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
  const { active, startsAt, endsAt } = discount;
  if (!active) return "Does nothing: it is not active.";
  if (discount.isForNothing) return "Does nothing: the products that it is for are deleted.";
  if (endsAt && endsAt <= now) return `Ended ${endWords(endsAt)}.`;
  if (discount.mostUses !== null && discount.uses >= discount.mostUses)
    return "Does nothing any more: it has been used up.";
  const when = startsAt && startsAt > now ? `From ${dateOrMoment(startsAt)}` : "Today";
  const until = endsAt ? `, until ${endWords(endsAt).replace(/^on /, "")}` : "";
  return `${when} it takes ${savingWords(discount)}${conditions(discount)}${until}.`;
}

/** An end at midnight is the end of the day before. */
function endWords(endsAt: Date): string {
  const midnight = startOfIndianDay(indianDay(endsAt));
  const isWholeDay = midnight.getTime() === endsAt.getTime();
  return `on ${isWholeDay ? longDate(new Date(endsAt.getTime() - 1)) : dateOrMoment(endsAt)}`;
}

function savingWords({ kind, value, cap, scopeName }: Promotion): string {
  const most = cap === null ? "" : ` (at most ${rupeesAndPaise(cap)})`;
  const { from, unit } = kindFacts[kind];
  if (from === "shipping" && value === null) return `all of the shipping off${most}`;
  const off = unit === "percent" ? `${(value ?? 0) / 100}%` : sum(value ?? 0);
  return `${off} off ${from === "shipping" ? "shipping" : scopeName || "everything"}${most}`;
}

const sum = (amount: number): string => rupeesAndPaise(paise(amount));

function conditions({ kind, code, minSubtotal }: Promotion): string {
  const least = minSubtotal > 0 ? ` from ${rupeesAndPaise(minSubtotal)} on` : "";
  if (kindFacts[kind].counts === "paid-ahead") return `${least} where an order is paid ahead`;
  return `${least}${code === null ? ", by itself" : ` with the code ${code}`}`;
}
