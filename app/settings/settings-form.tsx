import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { PlainRecordForm } from "#records/plain-record-form.tsx";
import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/form/cancel-button.tsx";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import type { FormRules } from "#ui/form/form-rules.ts";
import { settingsText } from "./settings.text.ts";

export interface SettingsFormProps {
  /** Its own address. */
  address: string;
  /** The form's name for assistive technology. */
  label: string;
  version: number;
  given: FormAnswer<string> | undefined;
  rules: FormRules;
  /** The words of the button that saves. */
  save?: string;
  /** Stands beside the button that saves. */
  aside?: ReactNode;
  /** It stands in a dialog, which Cancel leaves with nothing saved. */
  inDialog?: boolean;
  children: ReactNode;
}

/** A form of the settings: a refused form keeps what was typed, and shows why. */
export function SettingsForm(props: SettingsFormProps) {
  const { version, save = settingsText.save, aside, inDialog, children, ...form } = props;
  const { state, formMethod } = useNavigation();
  return (
    <PlainRecordForm
      {...form}
      record={{ version }}
      failed={settingsText.saveFailed}
      className="grid gap-8"
      foot={(cancel) => (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-ink bg-paper py-3">
          {aside}
          {inDialog && <CancelButton onClick={cancel} />}
          <Button type="submit" small variant="primary" pending={state !== "idle" && formMethod === "POST"}>
            {save}
          </Button>
        </div>
      )}
    >
      {children}
    </PlainRecordForm>
  );
}
