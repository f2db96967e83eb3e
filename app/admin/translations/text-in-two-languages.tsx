import { useState } from "react";
import { useNavigation } from "react-router";
import { PlainRecordForm } from "#records/plain-record-form.tsx";
import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/form/cancel-button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, type FormAnswer, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { translationsText } from "./translations.text.ts";
import { type FormText, inputName, rightName } from "./typed-texts.ts";

interface TextInTwoLanguagesProps {
  text: FormText;
  /** Its value when the form was refused. */
  typed: string | undefined;
  error: string | undefined;
}

/** One text: its English beside the field for its Hindi, on a phone above it. */
export function TextInTwoLanguages({ text, typed, error }: TextInTwoLanguagesProps) {
  const { field, label, form, english, hindi, isOld, savedAt } = text;
  const control = {
    name: inputName(field),
    label: `${label} · हिन्दी`,
    lang: "hi",
    defaultValue: typed ?? hindi,
    hideOptional: true,
    ...(error ? { error } : {}),
    ...(form === "list" ? { hint: translationsText.lines(english.split("\n").length) } : {}),
  };
  return (
    <div className="grid gap-x-8 gap-y-3 border-t border-hair pt-4 lg:grid-cols-2">
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{`${label} · ${translationsText.english}`}</p>
        <EnglishText text={text} />
      </div>
      <div className="min-w-0">
        {text.shown !== undefined && <RichHindi {...control} />}
        {text.shown === undefined && form === "line" && <Field {...control} />}
        {text.shown === undefined && form !== "line" && <TextAreaField {...control} rows={rowsOf(english)} />}
        {isOld && (
          <div className="mt-1">
            <p className="text-sm font-semibold text-geru">{translationsText.oldSince(savedAt)}</p>
            <CheckboxField name={rightName(field)} label={translationsText.right} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The English as its page shows it: nobody has to read tags to translate. */
function EnglishText({ text: { english, shown } }: Pick<TextInTwoLanguagesProps, "text">) {
  if (shown === undefined) {
    return (
      <p lang="en" className="mt-1 whitespace-pre-wrap wrap-anywhere">
        {english}
      </p>
    );
  }
  return (
    <div
      lang="en"
      className="rich-text mt-2 border border-hair bg-fold px-4 py-3 wrap-anywhere"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

interface RichHindiProps {
  name: string;
  label: string;
  defaultValue: string;
  error?: string;
}

/** In the editor that its English was written in. */
function RichHindi({ name, label, defaultValue, error }: RichHindiProps) {
  const [html, setHtml] = useState(defaultValue);
  return (
    <div lang="hi">
      <RichTextField {...{ name, label, value: html, onChange: setHtml, ...(error ? { error } : {}) }} />
    </div>
  );
}

const rowsOf = (english: string): number =>
  Math.min(18, Math.max(3, english.split("\n").length + Math.floor(english.length / 90)));

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
