import { useId } from "react";
import { Button } from "#ui/form/button.tsx";
import { edgeLook, wrongLook } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import { makerAccountText } from "../account/account.text.ts";
import { AheadBox } from "../account/ahead-box.tsx";
import { type OfferedTax, taxFields } from "../account/offered-tax.ts";
import { TaxBox } from "../account/tax-box.tsx";
import { shownUpi } from "../banks/shown-upi.ts";
import { payMethods } from "../entry.ts";
import { payAccountPath } from "../pay-paths.ts";
import type { ShownRunLine } from "./read-runs.db.server.ts";
import { methodField, type RunTyped, referenceField, sumField } from "./run.form.ts";
import { runText as text } from "./run.text.ts";

interface DueLineProps {
  line: ShownRunLine;
  offer: OfferedTax | undefined;
  typed: RunTyped | undefined;
  errors: FieldErrors<string>;
}

/** One who is to be paid: how much and where to, how, and the reference. */
export function DueLine({ line, offer, typed, errors }: DueLineProps) {
  const { maker } = line;
  const sum = toldSum(line, typed);
  const now = nowWords(line);
  return (
    <li className="grid gap-2 border-b border-hair py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={payAccountPath(maker.id)} className="text-md font-semibold no-underline hover:underline">
          {maker.name}
        </Link>
        <b className="text-md font-semibold tabular-nums">{rupeesAndPaise(sum)}</b>
      </p>
      <input type="hidden" name={sumField(maker.id)} value={sum} />
      {now && <p className="font-semibold">{now}</p>}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-2">
        {placeWords(line)}
        <Button
          type="submit"
          name="intent"
          value={`drop ${maker.id}`}
          formNoValidate
          small
          variant="text"
          aria-label={text.dropOne(maker.name)}
        >
          {text.drop}
        </Button>
      </p>
      {offer && (
        <TaxBox
          offer={offer}
          maker={maker.id}
          isTicked={typed?.[taxFields(maker.id).tick] !== undefined}
          rest={rupeesAndPaise(paise(sum - offer.tax))}
          error={errors[taxFields(maker.id).tick]}
        />
      )}
      <Fields line={line} typed={typed} errors={errors} />
      <AheadBox typed={typed} maker={maker.id} />
    </li>
  );
}

/** What is to be paid; within a refused form what it told before, as that may have been paid by now. */
export function toldSum({ maker, toPay }: ShownRunLine, typed: RunTyped | undefined): Paise {
  const told = Number(typed?.[sumField(maker.id)]);
  return Number.isSafeInteger(told) ? paise(told) : toPay;
}

/** What changed since the run began; undefined where nothing did. */
function nowWords({ amount, toPay, owed }: ShownRunLine): string | undefined {
  if (owed > toPay) return text.now.more(rupeesAndPaise(owed));
  return toPay < amount ? text.now.less(rupeesAndPaise(amount), rupeesAndPaise(owed)) : undefined;
}

function placeWords({ accountEnd, upiEnd }: ShownRunLine): string {
  const known = [upiEnd && text.to.upi(shownUpi(upiEnd)), accountEnd && text.to.account(accountEnd)].filter(
    Boolean,
  );
  return known.length > 0 ? known.join(" · ") : text.to.none;
}

/** How somebody is paid whose account is known; of others the owner says it. */
const usualMethod = ({ accountEnd, upiEnd }: ShownRunLine): string =>
  upiEnd ? "upi" : accountEnd ? "bank" : "";

function Fields({ line, typed, errors }: Omit<DueLineProps, "offer">) {
  const id = useId();
  const { maker } = line;
  const [method, reference] = [methodField(maker.id), referenceField(maker.id)];
  const error = errors[reference] ?? errors[method];
  return (
    <div>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
        <select
          name={method}
          aria-label={text.method(maker.name)}
          aria-invalid={errors[method] !== undefined}
          defaultValue={typed?.[method] ?? usualMethod(line)}
          className={`control h-12 ${errors[method] ? wrongLook : edgeLook}`}
        >
          <option value="">{text.choose}</option>
          {payMethods.map((each) => (
            <option key={each} value={each}>
              {makerAccountText.methods[each]}
            </option>
          ))}
        </select>
        <input
          name={reference}
          aria-label={text.reference(maker.name)}
          aria-invalid={errors[reference] !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={text.referencePlace}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={typed?.[reference] ?? ""}
          className={`control h-12 pt-0.5 ${errors[reference] ? wrongLook : edgeLook}`}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
