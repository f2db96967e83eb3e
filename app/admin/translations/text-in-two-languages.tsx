import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
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
        <p lang="en" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {english}
        </p>
      </div>
      <div className="min-w-0">
        {form === "line" ? <Field {...control} /> : <TextAreaField {...control} rows={rowsOf(english)} />}
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

const rowsOf = (english: string): number =>
  Math.min(18, Math.max(3, english.split("\n").length + Math.floor(english.length / 90)));
