import type { ReactNode } from "react";
import { ActForm } from "#records/act-form.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import type { FormRules } from "#ui/form/form-rules.ts";
import { adminReturnPath } from "../return-request.ts";
import type { ManagedLine } from "./managed-lines.db.server.ts";
import type { ManagedReturn } from "./read-return.server.ts";
import {
  cameField,
  cameIn,
  certificateBox,
  type ReturnActAnswer,
  type ReturnActName,
  type ReturnActTyped,
  sellableField,
  tickedField,
} from "./return-act.form.ts";

import { returnAdminText as text } from "./return-admin.text.ts";

/** How many pieces came, and how many of them can be sold again. */
export function ReceiveForm(props: ReturnActProps) {
  const { managed, given } = props;
  const { pieces } = errorsIn(given);
  const typed = typedOf(given) ?? {};
  const number = { inputMode: "numeric", autoComplete: "off", required: true } as const;
  // The message of all pieces stands below the first field of them.
  const [first] = managed.lines;
  const rules: FormRules = (form) => {
    const came = cameIn(form);
    return "errors" in came
      ? { kind: "refused", errors: first ? { [cameField(first.id)]: came.errors.pieces } : {} }
      : { kind: "valid" };
  };
  const isSound = managed.request.kind !== "damage";
  return (
    <ReturnActForm {...props} rules={rules} label={text.received}>
      <div className="grid gap-4">
        {managed.lines.map(({ id, name, asked, certificates }) => (
          <div key={id} className="grid grid-cols-2 items-start gap-3">
            <Field
              {...number}
              name={cameField(id)}
              label={text.cameOf(name)}
              defaultValue={typed[cameField(id)] ?? asked}
            />
            <Field
              {...number}
              name={sellableField(id)}
              label={text.resellableOf(name)}
              hint={text.resellableHint}
              defaultValue={typed[sellableField(id)] ?? (isSound ? asked : 0)}
            />
            {certificates.length > 0 && (
              <CertificatesThatCame line={{ id, name, certificates }} typed={typed} />
            )}
          </div>
        ))}
        <FieldNotes id="came" {...(pieces ? { error: pieces } : {})} />
      </div>
      <Button {...useActButton<ReturnActName>("receive")} variant="primary">
        {text.received}
      </Button>
    </ReturnActForm>
  );
}

interface CertificatesProps {
  line: Pick<ManagedLine, "id" | "name" | "certificates">;
  typed: ReturnActTyped;
}

/** Which of a line's certificates become void: the card in the parcel has the number. */
function CertificatesThatCame({ line: { id, name, certificates }, typed }: CertificatesProps) {
  const wasSent = typed[tickedField(id)] !== undefined;
  return (
    <fieldset aria-describedby={`${id}-cards`} className="col-span-2">
      <legend className="text-sm font-semibold">{text.certificatesOf(name)}</legend>
      <input type="hidden" name={tickedField(id)} value="1" />
      <div className="flex max-h-60 flex-wrap gap-x-6 overflow-y-auto">
        {certificates.map(({ code, number, product, isClaimed, isNext }) => (
          <CheckboxField
            key={code}
            name={certificateBox(code)}
            value={id}
            label={text.certificate(number, product, isClaimed)}
            defaultChecked={wasSent ? typed[certificateBox(code)] === id : isNext}
          />
        ))}
      </div>
      <p id={`${id}-cards`} className="text-sm text-ink-2">
        {text.certificatesHint}
      </p>
    </fieldset>
  );
}

/** A request, and what was answered to the form of it that was sent last. */
export interface ReturnActProps {
  managed: ManagedReturn;
  given: ReturnActAnswer | undefined;
}

interface ReturnActFormProps extends ReturnActProps {
  rules?: FormRules;
  label: string;
  children: ReactNode;
}

/** A form of the dialog. */
export const ReturnActForm = ({ managed: { request }, ...form }: ReturnActFormProps) => (
  <ActForm to={adminReturnPath(request.id)} version={request.version} {...form} />
);
