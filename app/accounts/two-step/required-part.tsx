import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { staffPath } from "../staff/staff-member.ts";
import { twoStepText } from "./two-step.text.ts";

const text = twoStepText.required;

/** Whether everybody who works in the admin area needs it, and the switch. */
export function RequiredPart({ isRequired }: { isRequired: boolean }) {
  const button = useActButton(isRequired ? "leave" : "require");
  return (
    <TitledPart title={text.title} className="mt-10 max-w-form">
      <p className="max-w-measure">{isRequired ? text.on : text.off}</p>
      <Form method="post" action={staffPath}>
        <Button {...button}>{isRequired ? text.leave : text.want}</Button>
      </Form>
    </TitledPart>
  );
}
