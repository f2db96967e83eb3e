import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { CancelButton } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { usePlainLeaving } from "#ui/record-form/use-plain-leaving.ts";
import { settingsText } from "./settings.text.ts";

export interface SettingsFormProps {
  /** Its own address. */
  address: string;
  /** The form's name for assistive technology. */
  label: string;
  version: number;
  given: FormAnswer<string> | undefined;
  /** The words of the button that saves. */
  save?: string;
  /** Stands beside the button that saves. */
  aside?: ReactNode;
  /** It stands in a dialog, which Cancel leaves with nothing saved. */
  inDialog?: boolean;
  children: ReactNode;
}

/** A form of the settings: what was typed stays when it is refused, and it says why. */
export function SettingsForm(props: SettingsFormProps) {
  const { address, label, version, given, save = settingsText.save, aside, inDialog, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const leaving = usePlainLeaving(given);
  const { state, formMethod } = useNavigation();
  const problem = given?.kind === "failed" ? given.text : undefined;
  const errors = given?.kind === "refused" ? given.errors : undefined;
  const typedVersion = given && given.kind !== "done" ? given.typed?.version : undefined;
  useNotices(given, [
    problem !== undefined && { ...settingsText.saveFailed(problem), tone: "destructive" as const },
  ]);
  useEffect(() => {
    if (errors) focusFirstError(form.current, errors);
  }, [errors]);
  return (
    <Form
      ref={form}
      {...leaving.events}
      method="post"
      action={address}
      aria-label={label}
      noValidate
      preventScrollReset
      className="grid gap-8"
    >
      {problem && <FormProblem text={problem} reload={address} />}
      <input type="hidden" name="version" value={typedVersion ?? version} />
      {children}
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-ink bg-paper py-3">
        {aside}
        {inDialog && <CancelButton onClick={leaving.cancel} />}
        <Button type="submit" small variant="primary" pending={state !== "idle" && formMethod === "POST"}>
          {save}
        </Button>
      </div>
    </Form>
  );
}
