import { useState } from "react";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { languageNow } from "#values/language/language.ts";
import { draftsText as say } from "../drafts/drafts.text.ts";
import { SettingsForm } from "../settings-form.tsx";
import { PlaceholderList } from "../texts/legal-text-fields.tsx";
import { textsText } from "../texts/texts.text.ts";
import { type FaqAnswer, parseFaqDraft } from "./faq-admin.form.ts";
import type { FaqDraftToRead } from "./faq-drafts.server.ts";

interface FaqDraftDialogProps {
  draft: FaqDraftToRead;
  given: FaqAnswer | undefined;
  /** Where it is read then, and shown. */
  path: string;
}

/** A drafted answer to be changed in both languages, and kept as a draft. */
export function FaqDraftDialog({ draft, given, path }: FaqDraftDialogProps) {
  const { key, version, english, hindi } = draft;
  return (
    <AddressDialog title={say.edit} closeTo={path} wide>
      <SettingsForm
        address={`${path}?draft=${key}`}
        label={say.edit}
        version={version}
        given={given}
        rules={parseFaqDraft}
        save={say.save}
        inDialog
      >
        <input type="hidden" name="intent" value="draft" />
        <input type="hidden" name="draft" value={key} />
        <div className="grid gap-8">
          <TitledPart title={say.hindi} className={languageNow() === "hi" ? "" : "order-2"}>
            <WordsFields names={inHindi} words={hindi} given={given} labelOf={say.inHindi} />
          </TitledPart>
          <TitledPart title={say.english}>
            <WordsFields names={inEnglish} words={english} given={given} />
          </TitledPart>
        </div>
        <PlaceholderList />
      </SettingsForm>
    </AddressDialog>
  );
}

const inEnglish = { question: "question", answer: "answer" } as const;
const inHindi = { question: "hindiQuestion", answer: "hindiAnswer" } as const;

interface WordsFieldsProps {
  names: typeof inEnglish | typeof inHindi;
  words: FaqDraftToRead["english"];
  given: FaqAnswer | undefined;
  labelOf?(label: string): string;
}

function WordsFields({ names, words, given, labelOf = (label) => label }: WordsFieldsProps) {
  const typed = typedIn(given);
  const errors = errorsIn(given);
  const [answer, setAnswer] = useState(typed[names.answer] ?? words.answer);
  return (
    <>
      <Field
        name={names.question}
        label={labelOf(textsText.fields.question)}
        required
        defaultValue={typed[names.question] ?? words.question}
        error={errors[names.question]}
      />
      <RichTextField
        name={names.answer}
        label={labelOf(textsText.fields.answer)}
        required
        value={answer}
        onChange={setAnswer}
        error={errors[names.answer]}
      />
    </>
  );
}
