import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { PermissionFields } from "../permission-fields.tsx";
import type { Gifts } from "../staff.db.server.ts";
import { type ChangeAnswer, parseChange, tickedOf } from "../staff.form.ts";
import { staffText as text } from "../staff.text.ts";
import { memberPath, type StaffMember } from "../staff-member.ts";

interface ChangePartProps {
  member: StaffMember;
  gifts: Gifts;
  given: ChangeAnswer | undefined;
}

export function ChangePart({ member: { id, version, permissions }, gifts, given }: ChangePartProps) {
  const { state, formData } = useNavigation();
  const isSaving = state !== "idle" && formData?.get("intent") === "save";
  const typed = typedOf(given)?.permissions;
  const form = useFirstError(given, parseChange);
  const isStale = given?.kind === "failed" && given.reason === "stale";
  return (
    <Form
      ref={form}
      method="post"
      action={memberPath(id)}
      onSubmit={useInTurn()}
      preventScrollReset
      className="grid gap-5"
    >
      {given?.kind === "failed" && given.text && (
        <FormProblem text={given.text} reload={isStale ? memberPath(id) : undefined} />
      )}
      <input type="hidden" name="version" value={version} />
      <PermissionFields
        {...gifts}
        ticked={typed === undefined ? permissions : tickedOf(typed)}
        error={errorsIn(given).permissions}
      />
      <div>
        <Button type="submit" name="intent" value="save" variant="primary" pending={isSaving}>
          {isSaving ? text.saving : text.save}
        </Button>
      </div>
    </Form>
  );
}

/** Makes a customer of them. */
export const RemovePart = ({ member: { id, fullName } }: { member: StaffMember }) => (
  <TitledPart title={text.removePart}>
    <p>{text.removeNote}</p>
    <Form method="post" action={memberPath(id)}>
      <ConfirmButton name="intent" value="remove" question={text.askRemove(fullName)}>
        {text.remove}
      </ConfirmButton>
    </Form>
  </TitledPart>
);
