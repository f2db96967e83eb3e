import { useShop } from "#platform/config/shop-settings.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn, typedOf } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { StockMails } from "#values/stock-mails.ts";
import type { StockMailsAnswer } from "./stock-mails.form.ts";
import { stockMailsText as say } from "./stock-mails.text.ts";

interface StockMailsFieldsProps {
  mails: StockMails;
  given: StockMailsAnswer | undefined;
}

/** From when on pieces are low, and which mails the owner gets. */
export function StockMailsFields({ mails, given }: StockMailsFieldsProps) {
  const { email } = useShop();
  const was = typedOf(given);
  const ticked = (name: "weekly" | "whenSoldOut") => (was ? was[name] === "on" : mails[name]);
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
      <TitledPart title={say.title}>
        <Field
          name="lowAt"
          label={say.lowAt}
          defaultValue={typedIn(given).lowAt ?? String(mails.lowAt)}
          error={errorsIn(given).lowAt}
          hint={say.lowToday(mails.lowAt)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          required
        />
        <p className="text-sm text-ink-2">{say.notCounted}</p>
      </TitledPart>
      <TitledPart title={say.mails}>
        <CheckboxField
          name="whenSoldOut"
          label={say.whenSoldOut}
          defaultChecked={ticked("whenSoldOut")}
          hint={mails.whenSoldOut ? say.soldOutOn : say.soldOutOff}
        />
        <CheckboxField
          name="weekly"
          label={say.weekly}
          defaultChecked={ticked("weekly")}
          hint={mails.weekly ? say.weeklyOn : say.weeklyOff}
        />
        <p className="text-sm wrap-anywhere text-ink-2">{say.to(email)}</p>
      </TitledPart>
    </div>
  );
}
