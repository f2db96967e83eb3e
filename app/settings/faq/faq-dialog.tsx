import { useState } from "react";
import { faqCategories } from "#pages/texts/faq.ts";
import { faqText } from "#pages/texts/pages.text.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import type { HindiCount } from "#translations/texts-of-records.db.server.ts";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { SettingsForm } from "../settings-form.tsx";
import { PlaceholderList } from "../texts/legal-text-fields.tsx";
import { textsText as say } from "../texts/texts.text.ts";
import { type FaqAnswer, parseFaq } from "./faq-admin.form.ts";

export interface OpenFaq {
  /** Empty for a new question. */
  id: string;
  version: number;
  category: string;
  question: string;
  answer: string;
}

interface FaqDialogProps {
  open: OpenFaq;
  hindi: HindiCount | undefined;
  history: readonly HistoryLine[];
  given: FaqAnswer | undefined;
  /** The dialog's own address. */
  address: string;
  closeTo: string;
}

/** A question with its answer, to be added or changed. */
export function FaqDialog({ open, hindi, history, given, address, closeTo }: FaqDialogProps) {
  const title = open.id === "" ? say.add : say.edit;
  return (
    <AddressDialog title={title} closeTo={closeTo} wide>
      <BothLanguages kind="faq" id={open.id} hindi={hindi} from={closeTo}>
        <SettingsForm
          address={address}
          label={title}
          version={open.version}
          given={given}
          rules={parseFaq}
          save={say.saveQuestion}
          inDialog
        >
          <FaqFields open={open} given={given} />
        </SettingsForm>
        <RecordHistory lines={history} />
      </BothLanguages>
    </AddressDialog>
  );
}

function FaqFields({ open, given }: Pick<FaqDialogProps, "open" | "given">) {
  const typed = typedIn(given);
  const errors = errorsIn(given);
  const [answer, setAnswer] = useState(typed.answer ?? open.answer);
  return (
    <div className="grid gap-5">
      <input type="hidden" name="id" value={open.id} />
      <SelectField
        name="category"
        label={say.fields.category}
        required
        defaultValue={typed.category ?? open.category}
        options={faqCategories.map((value) => ({ value, label: faqText.category(value) }))}
        error={errors.category}
      />
      <Field
        name="question"
        label={say.fields.question}
        required
        defaultValue={typed.question ?? open.question}
        error={errors.question}
      />
      <RichTextField
        name="answer"
        label={say.fields.answer}
        required
        value={answer}
        onChange={setAnswer}
        error={errors.answer}
      />
      <PlaceholderList />
    </div>
  );
}
