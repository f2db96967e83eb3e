import type { FormEvent } from "react";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { rupeesToType, typedRupees } from "#values/money/typed-rupees.ts";
import { changeOf, likelyAmounts } from "../rules/cash-amounts.ts";
import { stallText, sellText as text } from "../stall-device.text.ts";
import { BackButton, ScreenPart, StallProblem, Sum } from "./parts.tsx";

interface CashProps {
  total: Paise;
  given: string;
  isBusy: boolean;
  problem: string | undefined;
  type: (given: string) => void;
  back: () => void;
  sold: (given: Paise | null) => void;
}

/** What the buyer gives, and what goes back. */
export function CashView({ total, given, isBusy, problem, type, back, sold }: CashProps) {
  const amount = given.trim() === "" ? null : typedRupees(given);
  const wrong =
    amount === undefined
      ? text.unreadable
      : amount !== null && amount < total
        ? text.tooLittle(rupeesAndPaise(total))
        : undefined;
  const change = changeOf(amount ?? null, total);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong === undefined) sold(amount ?? null);
  };
  return (
    <ScreenPart title={text.cashTitle} back={<BackButton label={stallText.back} go={back} />}>
      <p className="due">
        <span>{text.total}</span>
        <Sum of={total} className="huge" />
      </p>
      <form onSubmit={submit} noValidate className="stack">
        <label htmlFor="given">{text.given}</label>
        <input
          id="given"
          inputMode="decimal"
          autoComplete="off"
          className="amount"
          value={given}
          aria-invalid={wrong !== undefined}
          aria-describedby="given-problem"
          onChange={({ target }) => type(target.value)}
        />
        <StallProblem id="given-problem" text={wrong} />
        <div className="quick">
          {likelyAmounts(total).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === amount}
              onClick={() => type(rupeesToType(each))}
            >
              {rupeesAndPaise(each)}
              {each === total && <small>{text.exact}</small>}
            </button>
          ))}
        </div>
        <p className="due change" role="status">
          <span>{text.change}</span>
          {change === undefined ? <span className="sum huge">–</span> : <Sum of={change} className="huge" />}
        </p>
        <StallProblem text={problem} />
        <button type="submit" className="main tall" disabled={isBusy || wrong !== undefined}>
          {text.sold}
        </button>
      </form>
    </ScreenPart>
  );
}
