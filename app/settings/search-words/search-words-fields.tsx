import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { SearchWordsAnswer } from "./search-words.form.ts";
import { searchWordsText as say } from "./search-words.text.ts";
import { wordLines } from "./word-lines.ts";

interface SearchWordsFieldsProps {
  groups: readonly (readonly string[])[];
  given: SearchWordsAnswer | undefined;
}

/** The groups of words, one on a line. */
export function SearchWordsFields({ groups, given }: SearchWordsFieldsProps) {
  const lines = wordLines(groups);
  return (
    <TitledPart title={say.title} className="max-w-form">
      <p className="text-sm text-ink-2">{say.known}</p>
      <TextAreaField
        name="groups"
        label={say.label}
        hint={say.hint}
        placeholder={say.example}
        hideOptional
        defaultValue={typedOf(given)?.groups ?? lines}
        error={errorsIn(given).groups}
        rows={Math.min(20, Math.max(8, groups.length + 3))}
        spellCheck={false}
        autoCapitalize="off"
      />
    </TitledPart>
  );
}
