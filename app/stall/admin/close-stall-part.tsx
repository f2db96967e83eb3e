import { Form } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { signed } from "#shipping/bill.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { longDate } from "#values/time/date-time.ts";
import { backField, type CountedStall } from "./stall-act.form.ts";
import { ownersStallPath } from "./stall-paths.ts";
import type { StallPartProps } from "./stall-view.tsx";
import { stallsText as text } from "./stalls.text.ts";

/** The count by which a stall is closed, for who handles money; of a closed one, what it came to. */
export const CloseStall = ({ stall, given }: StallPartProps) =>
  stall.closed ? (
    <ClosedPart stall={stall} />
  ) : (
    <May needs="money">
      <TitledPart title={text.close.title}>
        <p className="max-w-measure">{text.close.note}</p>
        {stall.waiting.map(({ name, count }) => (
          <p key={name} className="max-w-measure text-geru">
            {text.close.waiting(name, count)}
          </p>
        ))}
        <CountForm stall={stall} given={given} />
      </TitledPart>
    </May>
  );

function ClosedPart({ stall: { closed, change, cash } }: StallPartProps) {
  if (!closed) return null;
  const late = paise(change + cash - closed.expected);
  return (
    <TitledPart title={text.closed(longDate(closed.at))}>
      <p>{text.close.was(rupeesExact(closed.expected), rupeesExact(closed.counted))}</p>
      {closed.note && <p className="wrap-anywhere">{closed.note}</p>}
      {late !== 0 && <p className="text-geru">{text.close.lateCash(signed(late, rupeesExact))}</p>}
    </TitledPart>
  );
}

function CountForm({ stall, given }: StallPartProps) {
  const [count, close] = [useActButton("count"), useActButton("close")];
  const isHydrated = useHydrated();
  const counted = given?.kind === "done" ? given.kept : undefined;
  const [errors, typed] = [errorsIn(given), counted?.typed ?? typedOf(given) ?? {}];
  return (
    <Form
      ref={useFirstError(given)}
      method="post"
      action={ownersStallPath(stall.id)}
      aria-label={text.close.title}
      noValidate={isHydrated}
      preventScrollReset
      className="grid max-w-[46rem] gap-4"
    >
      <input type="hidden" name="version" value={stall.version} />
      {stall.goods.map(({ id, name, left }) => (
        <Field
          key={id}
          name={backField(id)}
          label={text.close.back(name, Math.max(0, left))}
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed[backField(id)] ?? ""}
          error={errors[backField(id)]}
        />
      ))}
      <Field
        name="cash"
        label={text.close.cash}
        hint={text.close.cashHint}
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed.cash ?? ""}
        error={errors.cash}
      />
      <Field name="note" label={text.close.cashNote} autoComplete="off" defaultValue={typed.note ?? ""} />
      {counted && <CountedPart stall={stall} counted={counted} />}
      <div className="flex flex-wrap gap-3">
        <Button {...count} variant={counted ? undefined : "primary"}>
          {text.close.count}
        </Button>
        {counted && (
          <Button {...close} variant="primary">
            {text.close.confirm}
          </Button>
        )}
      </div>
    </Form>
  );
}

function cashWords(difference: Paise): string {
  if (difference === 0) return text.close.exact;
  const sum = rupeesExact(paise(Math.abs(difference)));
  return difference < 0 ? text.close.short(sum) : text.close.beyond(sum);
}

const CountedPart = ({ stall, counted }: StallPartProps & { counted: CountedStall }) => (
  <div role="status" className="grid gap-2 frame-double p-4 text-sm">
    <p>
      {text.close.expected(rupeesExact(stall.change), rupeesExact(stall.cash), rupeesExact(counted.expected))}
    </p>
    <p className="font-semibold">{cashWords(counted.difference)}</p>
    {counted.lost.length === 0 && <p>{text.close.nothingLost}</p>}
    <ul>
      {counted.lost.map(({ name, pieces }) => (
        <li key={name}>{pieces > 0 ? text.close.lost(name, pieces) : text.close.over(name, -pieces)}</li>
      ))}
    </ul>
  </div>
);
