import { May } from "#accounts/permissions/may.tsx";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, type FieldErrors, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { type BankDetails, bankRows } from "#values/money/bank-details.ts";
import { type GoodsTax, gstRates } from "#values/money/gst.ts";
import { type LabelFactsShown, LabelFields } from "./label-fields.tsx";
import { settingsText } from "./settings.text.ts";
import type { ShopFactsAnswer, ShopFactsField } from "./shop-facts.form.ts";

type Facts = Omit<
  ShopSettings,
  "origin" | "assetOrigin" | "year" | "shareImage" | "whatsapp" | "cash" | "english" | "bar" | "policies"
> & {
  goodsTax: GoodsTax;
  closedDays: string;
  reviewInvites: boolean;
  bank: BankDetails;
  giNumber?: string | undefined;
} & LabelFactsShown;

export interface ShopFactsFieldsProps {
  /** As the shop shows them. */
  facts: Facts;
  /** As the shop was started. */
  started: Facts;
  given: ShopFactsAnswer | undefined;
}

/** All that the shop says about itself. */
export function ShopFactsFields({ facts, started, given }: ShopFactsFieldsProps) {
  const errors: FieldErrors<ShopFactsField> = errorsIn(given);
  const typed = typedIn(given);
  const wasTyped = typed.version !== undefined;
  const [now, otherwise] = [textsOf(facts), textsOf(started)];
  const tied = (name: keyof ReturnType<typeof textsOf>) => ({
    name,
    defaultValue: typed[name] ?? now[name] ?? "",
    hint: settingsText.ifEmpty(otherwise[name]),
    error: errors[name],
    hideOptional: true,
  });
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
      <TitledPart title="Business details">
        <Field label="Shop name" {...tied("name")} />
        <TextAreaField label="Address" {...tied("address")} rows={2} />
        <Field label="Grievance officer" {...tied("grievanceOfficer")} />
      </TitledPart>
      <div className="grid content-start gap-8">
        <TitledPart title="Contact details">
          <May needs="orders" otherwise={<FactOfOthers label="E-mail" value={facts.email} />}>
            <May needs="messages" otherwise={<FactOfOthers label="E-mail" value={facts.email} />}>
              <Field label="E-mail" {...tied("email")} type="email" />
            </May>
          </May>
          <Field label="Phone" {...tied("phone")} type="tel" />
        </TitledPart>
        <TitledPart title="Working days">
          <TextAreaField
            label="Closed days"
            {...tied("closedDays")}
            hint={settingsText.closedDaysHint}
            rows={4}
          />
        </TitledPart>
        <TitledPart title="Certificates">
          <Field
            label="GI authorised user number"
            {...tied("giNumber")}
            hint={settingsText.giHint(facts.giNumber)}
          />
        </TitledPart>
        <TitledPart title="Rating line">
          <CheckboxField
            name="ratingShown"
            label="Show it until a product has reviews"
            defaultChecked={wasTyped ? typed.ratingShown === "on" : facts.ratingText !== undefined}
          />
          <p className="text-sm text-ink-2">{settingsText.ratingToday(facts.ratingText)}</p>
          <Field label="Rating text" {...tied("ratingText")} />
        </TitledPart>
        <TitledPart title={settingsText.invites.title}>
          <CheckboxField
            name="reviewInvites"
            label={settingsText.invites.label}
            defaultChecked={wasTyped ? typed.reviewInvites === "on" : facts.reviewInvites}
          />
          <p className="text-ink-2">
            {facts.reviewInvites ? settingsText.invites.on : settingsText.invites.off}
          </p>
        </TitledPart>
      </div>
      <TitledPart title="GST" className="md:col-span-2">
        <div className="grid gap-4 md:grid-cols-3">
          <Field label="GSTIN" {...tied("gstin")} autoCapitalize="characters" spellCheck={false} />
          <SelectField
            label="GST rate"
            {...tied("gstRate")}
            hint={settingsText.gstRateHint}
            options={rateOptions()}
          />
          <Field
            label="HSN code"
            {...tied("hsn")}
            hint={settingsText.hsnHint}
            inputMode="numeric"
            maxLength={12}
          />
        </div>
      </TitledPart>
      <LabelFields facts={facts} given={given} />
      <May needs="money">
        <BankFields bank={facts.bank} given={given} />
      </May>
      <TitledPart title="Social links" className="md:col-span-2">
        <div className="grid gap-4 md:grid-cols-3">
          <Field label="Facebook" {...tied("facebook")} type="url" placeholder="https://" />
          <Field label="Instagram" {...tied("instagram")} type="url" placeholder="https://" />
          <Field label="X" {...tied("x")} type="url" placeholder="https://" />
        </div>
      </TitledPart>
    </div>
  );
}

/** What somebody may see and not change, since it leads buyers' mails elsewhere (ADMIN-151). */
const FactOfOthers = ({ label, value }: { label: string; value: string | undefined }) => (
  <p className="wrap-anywhere">
    <span className="block text-sm font-semibold">{label}</span>
    {value ?? "—"}
    <span className="block text-sm text-ink-2">{settingsText.emailOfOthers}</span>
  </p>
);

const rateOptions = () => [
  { value: "", label: settingsText.noRate },
  ...gstRates.map((rate) => ({ value: rate, label: `${rate} %` })),
];

const textsOf = ({
  social,
  goodsTax,
  shipping: _,
  giftWrap: __,
  returns: ___,
  bank: ____,
  reviewInvites: _____,
  ...facts
}: Facts) => ({
  ...facts,
  ...social,
  gstRate: goodsTax.rate ?? undefined,
  hsn: goodsTax.hsn ?? undefined,
});

interface BankFieldsProps {
  bank: BankDetails;
  given: ShopFactsAnswer | undefined;
}

/** Where buyers who pay by transfer send their money to. */
export function BankFields({ bank, given }: BankFieldsProps) {
  const [typed, errors] = [typedIn(given), errorsIn(given)];
  const tied = (name: "accountName" | "accountNumber" | "ifsc" | "upiId") => ({
    name,
    defaultValue: typed[name] ?? bank[name] ?? "",
    error: errors[name],
    hideOptional: true,
    autoComplete: "off",
    spellCheck: false,
  });
  return (
    <TitledPart title={settingsText.bank.title} className="md:col-span-2">
      <p className="text-ink-2">
        {bankRows(bank).length > 0 ? settingsText.bank.shown : settingsText.bank.none}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Account name" {...tied("accountName")} />
        <Field label="Account number" {...tied("accountNumber")} inputMode="numeric" />
        <Field label="IFSC" {...tied("ifsc")} autoCapitalize="characters" />
        <Field label="UPI ID" {...tied("upiId")} inputMode="email" />
      </div>
    </TitledPart>
  );
}
