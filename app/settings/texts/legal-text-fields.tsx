import { useState } from "react";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import type { LegalTextAnswer } from "./legal-text.form.ts";
import { textsText as say } from "./texts.text.ts";

const inEnglish = { title: "title", html: "html", metaDescription: "metaDescription" } as const;
const inHindi = { title: "hindiTitle", html: "hindiHtml", metaDescription: "hindiMeta" } as const;

interface LegalTextFieldsProps {
  text: { title: string; html: string; metaDescription: string | null };
  given: LegalTextAnswer | undefined;
  /** The labels of its Hindi, where that is written beside it. */
  hindiOf?: (label: string) => string;
}

/** A text of the law, with what can be filled in for it. */
export function LegalTextFields({ text, given, hindiOf }: LegalTextFieldsProps) {
  const typed = typedIn(given);
  const errors = errorsIn(given);
  const names = hindiOf ? inHindi : inEnglish;
  const labelOf = hindiOf ?? ((label: string) => label);
  const [html, setHtml] = useState(typed[names.html] ?? text.html);
  return (
    <div className="grid gap-5">
      <Field
        name={names.title}
        label={labelOf(say.fields.title)}
        required
        defaultValue={typed[names.title] ?? text.title}
        error={errors[names.title]}
      />
      <RichTextField
        name={names.html}
        label={labelOf(say.fields.html)}
        required
        value={html}
        onChange={setHtml}
        hint={say.fields.htmlHint}
        error={errors[names.html]}
      />
      <TextAreaField
        name={names.metaDescription}
        label={labelOf(say.fields.metaDescription)}
        rows={2}
        defaultValue={typed[names.metaDescription] ?? text.metaDescription ?? ""}
        hint={say.fields.metaHint}
        error={errors[names.metaDescription]}
      />
    </div>
  );
}

/** The placeholders in double braces, each with its value. */
export function PlaceholderList() {
  return (
    <details className="bg-fold px-4 py-1 text-sm">
      <summary className="action text-sm">{say.filled}</summary>
      <p className="py-1">{say.placeholders}</p>
      <dl className="grid gap-x-6 gap-y-1 pb-2 sm:grid-cols-2">
        {Object.entries(say.meanings).map(([name, meaning]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
