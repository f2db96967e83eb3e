import { CheckboxField } from "#ui/form/checkbox.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { jobWorkBounds } from "../tax-watch.ts";
import { makerAccountText as text } from "./account.text.ts";
import { type OfferedTax, taxFields, taxRateWords } from "./offered-tax.ts";

interface TaxBoxProps {
  offer: OfferedTax;
  /** Whose it is, in a form that has several. */
  maker?: string;
  isTicked: boolean;
  /** What is left to pay of it, where the form says the whole. */
  rest?: string;
  error: string | undefined;
}

/** What the law asks for above its bounds, with its source; nothing is taken by itself (OWED-21). */
export function TaxBox({ offer, maker, isTicked, rest, error }: TaxBoxProps) {
  const { by, of, basisPoints, tax } = offer;
  const names = taxFields(maker);
  const passed =
    by === "at-once"
      ? text.tax.atOnce(rupeesAndPaise(jobWorkBounds.atOnce))
      : text.tax.inYear(rupeesAndPaise(jobWorkBounds.inYear));
  const sum = rupeesAndPaise(tax);
  return (
    <div className="border border-edge bg-fold/60 px-3 py-2">
      <input type="hidden" name={names.sum} value={tax} />
      <input type="hidden" name={names.of} value={of} />
      <input type="hidden" name={names.rate} value={basisPoints} />
      <input type="hidden" name={names.by} value={by} />
      <p>
        <b className="font-semibold">{passed}</b>{" "}
        {text.tax.law(taxRateWords(basisPoints), rupeesAndPaise(of))}{" "}
        <b className="font-semibold">{text.tax.ask}</b>
      </p>
      <CheckboxField
        name={names.tick}
        value="1"
        label={rest === undefined ? text.tax.keep(sum) : text.tax.keepOf(sum, rest)}
        defaultChecked={isTicked}
        error={error}
      />
    </div>
  );
}
