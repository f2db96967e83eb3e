import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { PermissionFields } from "../permission-fields.tsx";
import type { Gifts } from "../staff.db.server.ts";
import { type InviteAnswer, parseInvite, tickedOf } from "../staff.form.ts";
import { staffText as text } from "../staff.text.ts";
import { invitePath } from "../staff-member.ts";

interface InviteFormProps {
  gifts: Gifts;
  newId: string;
  given: InviteAnswer | undefined;
}

/** Whom to invite, and to what. */
export function InviteForm({ gifts, newId, given }: InviteFormProps) {
  const errors = errorsIn(given);
  const typed = typedIn(given);
  const isSending = useNavigation().state !== "idle";
  const form = useFirstError(given, parseInvite);
  return (
    <Form
      ref={form}
      method="post"
      action={invitePath}
      noValidate={useHydrated()}
      onSubmit={useInTurn()}
      className="grid max-w-xl gap-5"
    >
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} />}
      <input type="hidden" name="id" value={newId} />
      <Field
        label={text.nameLabel}
        name="name"
        error={errors.name}
        defaultValue={typed.name}
        autoComplete="off"
        required
      />
      <Field
        label={text.emailLabel}
        name="email"
        type="email"
        inputMode="email"
        hint={text.emailHint}
        error={errors.email}
        defaultValue={typed.email}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PermissionFields {...gifts} ticked={tickedOf(typed.permissions)} error={errors.permissions} />
      <div>
        <Button type="submit" name="intent" value="invite" variant="primary" pending={isSending}>
          {isSending ? text.inviting : text.invite}
        </Button>
      </div>
    </Form>
  );
}
