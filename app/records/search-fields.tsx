import type { ReactNode } from "react";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import type { PictureUploads } from "#ui/uploads/use-pictures.ts";
import { countLetters } from "#values/text/letters.ts";
import { metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { TitledPart } from "../ui/page/titled-part.tsx";
import { type FieldState, tied } from "./tied.ts";

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
  const count = (text: string, most: number) => `${countLetters(text)} of ${most} characters`;
  return (
    <TitledPart level={3} title="Search engines and sharing" className="md:col-span-2">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <Field
            {...tied(state, "metaTitle")}
            label="Meta Title"
            required
            hint={count(metaTitle, metaTitleMost)}
          />
          <TextAreaField
            {...tied(state, "metaDescription")}
            label="Meta Description"
            required
            rows={3}
            hint={`${count(metaDescription, metaDescriptionMost)}; best are 120 to 155. Left empty, it is made from the text.`}
          />
          {children}
        </div>
        <div className="grid content-start gap-4">
          <Field {...tied(state, "ogTitle")} label="OG Title" />
          <TextAreaField {...tied(state, "ogDescription")} label="OG Description" rows={3} />
          <PictureField
            label="OG Image"
            name="ogImage"
            pictures={ogImage}
            hint={`For shared links; best 1200x630. ${otherwise}`}
            error={ogError}
          />
        </div>
      </div>
    </TitledPart>
  );
}
