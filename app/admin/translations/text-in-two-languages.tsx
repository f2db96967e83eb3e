import { useState } from "react";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { translationsText } from "./translations.text.ts";
import { type FormText, inputName, rightName } from "./typed-texts.ts";

interface TextInTwoLanguagesProps {
  text: FormText;
  /** What stood there when the form was refused. */
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

/** As its page shows it: nobody has to read tags to translate. */
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
