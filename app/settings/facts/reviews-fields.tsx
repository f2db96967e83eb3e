import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { typedOf } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { factsText } from "./facts.text.ts";
import { type FactsFieldsProps, tiedFacts } from "./facts-view.tsx";

/** Whether buyers get mails about reviews, and what stands in their place until there are any. */
export function ReviewsFields(props: FactsFieldsProps) {
  const { facts, given } = props;
  const { parts, fields, invites, ratingToday } = factsText;
  const was = typedOf(given);
  return (
    <div className="grid max-w-form gap-8">
      <TitledPart title={parts.invites}>
        <CheckboxField
          name="reviewInvites"
          label={fields.reviewInvites}
          defaultChecked={was ? was.reviewInvites === "on" : facts.reviewInvites}
        />
        <p className="text-ink-2">{facts.reviewInvites ? invites.on : invites.off}</p>
      </TitledPart>
      <TitledPart title={parts.rating}>
        <CheckboxField
          name="ratingShown"
          label={fields.ratingShown}
          defaultChecked={was ? was.ratingShown === "on" : facts.ratingText !== undefined}
        />
        <p className="text-sm text-ink-2">{ratingToday(facts.ratingText)}</p>
        <Field {...tiedFacts(props)("ratingText")} />
      </TitledPart>
    </div>
  );
}
