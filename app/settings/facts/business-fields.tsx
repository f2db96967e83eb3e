import { May } from "#accounts/permissions/may.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { factsText } from "./facts.text.ts";
import { type FactsFieldsProps, tiedFacts } from "./facts-view.tsx";

/** Who the shop is, where it is written to, and when it works. */
export function BusinessFields(props: FactsFieldsProps) {
  const tied = tiedFacts(props);
  const { parts, closedDaysHint } = factsText;
  const emailOfOthers = <EmailOfOthers value={props.facts.email} />;
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
      <TitledPart title={parts.business}>
        <Field {...tied("name")} />
        <TextAreaField {...tied("address")} rows={2} />
        <Field {...tied("grievanceOfficer")} />
      </TitledPart>
      <TitledPart title={parts.contact}>
        <May needs="orders" otherwise={emailOfOthers}>
          <May needs="messages" otherwise={emailOfOthers}>
            <Field {...tied("email")} type="email" />
          </May>
        </May>
        <Field {...tied("phone")} type="tel" />
      </TitledPart>
      <TitledPart title={parts.days}>
        <TextAreaField {...tied("closedDays")} hint={closedDaysHint} rows={4} />
      </TitledPart>
      <TitledPart title={parts.social}>
        <Field {...tied("facebook")} type="url" placeholder="https://" />
        <Field {...tied("instagram")} type="url" placeholder="https://" />
        <Field {...tied("x")} type="url" placeholder="https://" />
      </TitledPart>
    </div>
  );
}

/**
 * The e-mail for members who may see and not change it, since it leads buyers' mails elsewhere (ADMIN-151).
 */
const EmailOfOthers = ({ value }: { value: string }) => (
  <p className="wrap-anywhere">
    <span className="block text-sm font-semibold">{factsText.fields.email}</span>
    {value || "—"}
    <span className="block text-sm text-ink-2">{factsText.emailOfOthers}</span>
  </p>
);
