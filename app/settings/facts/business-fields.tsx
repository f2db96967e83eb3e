import { useRef } from "react";
import { May } from "#accounts/permissions/may.tsx";
import { DayButton } from "#records/fields/day-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField, type TextAreaFieldProps } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { dayToType } from "#values/time/typed-moment.ts";
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
        <ClosedDays {...tied("closedDays")} hint={closedDaysHint} />
      </TitledPart>
      <TitledPart title={parts.social}>
        <Field {...tied("facebook")} type="url" placeholder="https://" />
        <Field {...tied("instagram")} type="url" placeholder="https://" />
        <Field {...tied("x")} type="url" placeholder="https://" />
      </TitledPart>
    </div>
  );
}

/** Closed days, one on a line; the calendar adds a line. */
function ClosedDays(field: Omit<TextAreaFieldProps, "ref">) {
  const area = useRef<HTMLTextAreaElement>(null);
  const add = (day: string) => {
    if (!area.current) return;
    area.current.value = `${area.current.value.trimEnd()}\n${dayToType(day)}`.trimStart();
    area.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className="relative">
      <TextAreaField {...field} ref={area} rows={4} />
      <DayButton day="" onPick={add} className="absolute top-6 right-0.5" />
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
