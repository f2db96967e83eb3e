import type { ReactNode } from "react";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import type { PictureUploads } from "#ui/uploads/use-pictures.ts";
import { countLetters } from "#values/text/letters.ts";
import { metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { TitledPart } from "../ui/page/titled-part.tsx";
import { type FieldState, tied } from "./tied.ts";
import { searchFieldsText as text } from "./words/records.text.ts";

type SearchField = "metaTitle" | "metaDescription" | "ogTitle" | "ogDescription";

interface SearchFieldsProps {
  state: FieldState<SearchField>;
  ogImage: PictureUploads;
  ogError: string | undefined;
  /** Which picture is shown where there is none of its own. */
  otherwise: string;
  /** More fields beside the meta texts. */
  children?: ReactNode;
}

/** What search engines and shared links show. */
export function SearchFields({ state, ogImage, ogError, otherwise, children }: SearchFieldsProps) {
  const { metaTitle, metaDescription } = state.texts;
  const count = (typed: string, most: number) => text.count(countLetters(typed), most);
  return (
    <TitledPart level={3} title={text.title} className="md:col-span-2">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <Field
            {...tied(state, "metaTitle")}
            label={text.metaTitle}
            required
            hint={count(metaTitle, metaTitleMost)}
          />
          <TextAreaField
            {...tied(state, "metaDescription")}
            label={text.metaDescription}
            required
            rows={3}
            hint={text.descriptionHint(count(metaDescription, metaDescriptionMost))}
          />
          {children}
        </div>
        <div className="grid content-start gap-4">
          <Field {...tied(state, "ogTitle")} label={text.ogTitle} />
          <TextAreaField {...tied(state, "ogDescription")} label={text.ogDescription} rows={3} />
          <PictureField
            label={text.ogImage}
            name="ogImage"
            pictures={ogImage}
            hint={text.imageHint(otherwise)}
            error={ogError}
          />
        </div>
      </div>
    </TitledPart>
  );
}
