import { useActButton } from "#records/act-form.tsx";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import type { ManageReturnProps } from "./manage-return.tsx";
import type { ReturnActName } from "./return-act.form.ts";
import { cameField, sellableField } from "./return-act.form.ts";
import { ReturnActForm } from "./return-act-form.tsx";
import { returnAdminText as text } from "./return-admin.text.ts";

/** How many pieces came, and how many of them can be sold again. */
export function ReceiveForm(props: ManageReturnProps) {
  const { managed, given } = props;
  const { pieces } = errorsIn(given);
  const typed = typedOf(given) ?? {};
  const number = { type: "number", min: 0, inputMode: "numeric", required: true } as const;
  const isSound = managed.request.kind !== "damage";
  return (
    <ReturnActForm {...props} label={text.received}>
      {managed.lines.map(({ id, name, asked }) => (
        <div key={id} className="grid grid-cols-2 items-start gap-3">
          <Field
            {...number}
            name={cameField(id)}
            label={text.cameOf(name)}
            max={asked}
            defaultValue={typed[cameField(id)] ?? asked}
          />
          <Field
            {...number}
            name={sellableField(id)}
            label={text.resellableOf(name)}
            max={asked}
            hint={text.resellableHint}
            defaultValue={typed[sellableField(id)] ?? (isSound ? asked : 0)}
          />
        </div>
      ))}
      <FieldNotes id="came" {...(pieces ? { error: pieces } : {})} />
      <Button {...useActButton<ReturnActName>("receive")} variant="primary">
        {text.received}
      </Button>
    </ReturnActForm>
  );
}
