import { CheckboxField } from "#ui/form/checkbox.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { AccountTyped } from "./account.form.ts";
import { makerAccountText as text } from "./account.text.ts";
import { aheadFields, overIn } from "./offered-ahead.ts";

interface AheadBoxProps {
  typed: AccountTyped | undefined;
  /** Whose it is, in a form that has several. */
  maker?: string;
}

/** Of a payment above what is owed the rest is an advance, once it is ticked (OWED-3). */
export function AheadBox({ typed, maker }: AheadBoxProps) {
  const names = aheadFields(maker);
  const over = overIn(typed, maker);
  return (
    over > 0 && (
      <div className="border border-edge bg-fold/60 px-3">
        <input type="hidden" name={names.over} value={over} />
        <CheckboxField
          name={names.tick}
          value="1"
          label={text.noteAhead(rupeesAndPaise(over))}
          defaultChecked={typed?.[names.tick] !== undefined}
        />
      </div>
    )
  );
}
