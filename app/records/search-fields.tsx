import type { ReactNode } from "react";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { FoldedPart, MadeField } from "#ui/page/folded-part.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import type { PictureUploads } from "#ui/uploads/use-pictures.ts";
import { countLetters } from "#values/text/letters.ts";
import { metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { fieldPlace } from "./fields/field-place.ts";
import { type FieldState, tied } from "./tied.ts";
import { searchFieldsText as text } from "./words/records.text.ts";

type SearchField = (typeof fields)[number];

interface SearchFieldsProps {
  state: FieldState<SearchField>;
  ogImage: PictureUploads;
  ogError: string | undefined;
  /** Which picture is shown where there is none of its own. */
  otherwise: string;
  /** Closed until it is opened. */
  folded?: boolean;
  /** More fields beside the meta texts. */
  children?: ReactNode;
}

/** What search engines and shared links show. */
export function SearchFields({ state, ogImage, ogError, otherwise, folded, children }: SearchFieldsProps) {
  const { metaTitle, metaDescription } = state.texts;
  const count = (typed: string, most: number) => text.count(countLetters(typed), most);
  const content = (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <Made name="metaTitle" state={state}>
          <Field
            {...tied(state, "metaTitle")}
            label={text.metaTitle}
            beside={text.beside.metaTitle}
            required
            hint={count(metaTitle, metaTitleMost)}
          />
        </Made>
        <Made name="metaDescription" state={state}>
          <TextAreaField
            {...tied(state, "metaDescription")}
            label={text.metaDescription}
            beside={text.beside.metaDescription}
            required
            rows={3}
            hint={text.descriptionHint(count(metaDescription, metaDescriptionMost))}
          />
        </Made>
        {children}
      </div>
      <div className="grid content-start gap-4">
        <Made name="ogTitle" state={state}>
          <Field {...tied(state, "ogTitle")} label={text.ogTitle} beside={text.beside.ogTitle} />
        </Made>
        <Made name="ogDescription" state={state}>
          <TextAreaField
            {...tied(state, "ogDescription")}
            label={text.ogDescription}
            beside={text.beside.ogDescription}
            rows={3}
          />
        </Made>
        <PictureField
          label={text.ogImage}
          name="ogImage"
          pictures={ogImage}
          hint={text.imageHint(otherwise)}
          error={ogError}
        />
      </div>
    </div>
  );
  if (!folded) {
    return (
      <TitledPart level={3} title={text.title} className="md:col-span-2">
        {content}
      </TitledPart>
    );
  }
  const isNeeded =
    Boolean(ogError ?? ogImage.error) || fields.some((name) => state.errors[name] !== undefined);
  return (
    <FoldedPart title={text.title} holds={metaTitle} isNeeded={isNeeded} className="md:col-span-2">
      {content}
    </FoldedPart>
  );
}

const fields = ["metaTitle", "metaDescription", "ogTitle", "ogDescription"] as const;

interface MadeProps {
  name: SearchField;
  state: FieldState<SearchField>;
  children: ReactNode;
}

const Made = ({ name, state: { texts, errors, made }, children }: MadeProps) => (
  <div id={fieldPlace(name)} className="grid scroll-mt-24">
    <MadeField
      label={text[name]}
      beside={text.beside[name]}
      made={made?.[name]}
      typed={texts[name]}
      error={errors[name]}
    >
      {children}
    </MadeField>
  </div>
);
