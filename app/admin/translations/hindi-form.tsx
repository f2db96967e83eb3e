import { useNavigation } from "react-router";
import { PlainRecordForm } from "#records/plain-record-form.tsx";
import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/form/cancel-button.tsx";
import { errorsIn, type FormAnswer, typedIn } from "#ui/form/form-answer.ts";
import { TextInTwoLanguages } from "./text-in-two-languages.tsx";
import { translationsText } from "./translations.text.ts";
import { type FormText, inputName } from "./typed-texts.ts";

interface HindiFormProps {
  address: string;
  record: string;
  version: number;
  texts: readonly FormText[];
  given: FormAnswer<string> | undefined;
  /** It stands in a dialog, which Cancel leaves with nothing saved. */
  inDialog: boolean;
}

/** All texts of a record, each in both languages. */
export function HindiForm({ address, record, version, texts, given, inDialog }: HindiFormProps) {
  const typed: Partial<Record<string, string>> = typedIn(given);
  const errors = errorsIn(given);
  const { state, formMethod } = useNavigation();
  return (
    <PlainRecordForm
      address={address}
      label={record}
      record={{ version }}
      given={given}
      failed={translationsText.failed}
      className="grid gap-6"
      foot={(cancel) => (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-ink bg-paper py-3">
          {inDialog && <CancelButton onClick={cancel} />}
          <Button type="submit" small variant="primary" pending={state !== "idle" && formMethod === "POST"}>
            {translationsText.save}
          </Button>
        </div>
      )}
    >
      {texts.map((text) => (
        <TextInTwoLanguages
          key={text.field}
          text={text}
          typed={typed[inputName(text.field)]}
          error={errors[inputName(text.field)]}
        />
      ))}
    </PlainRecordForm>
  );
}
