import { Form } from "react-router";
import { twoStepText } from "#accounts/two-step/two-step.text.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { staffPath } from "./staff-member.ts";

interface RequiredPartProps {
  isRequired: boolean;
  /** An owner's alone to change. */
  mayChange: boolean;
}

/** Whether everybody who works in the admin area needs it, and the switch. */
export function RequiredPart({ isRequired, mayChange }: RequiredPartProps) {
  const text = twoStepText.required;
  const button = useActButton(isRequired ? "leave" : "require");
  return (
    <TitledPart title={text.title} className="mt-10 max-w-form">
      <p className="max-w-measure">{isRequired ? text.on : text.off}</p>
      {mayChange && (
        <Form method="post" action={staffPath}>
          <Button {...button}>{isRequired ? text.leave : text.want}</Button>
        </Form>
      )}
    </TitledPart>
  );
}
