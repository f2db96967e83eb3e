import { useId } from "react";
import { tied } from "#records/tied.ts";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import { postPath } from "../../post.ts";
import { readingNote } from "./post-texts.ts";
import type { PostFormState } from "./use-post-form.ts";

interface PartProps {
  state: PostFormState;
}

export interface KnownWords {
  categories: readonly string[];
  authors: readonly string[];
}

export function StoryFields({ state }: PartProps) {
  const { texts, errors, type } = state;
  const { slug, content } = texts;
  return (
    <TitledPart level={3} title="Story">
      <Field {...tied(state, "title")} label="Title" required autoComplete="off" />
      <Field
        {...tied(state, "slug")}
        label="Slug"
        required
        autoComplete="off"
        spellCheck={false}
        hint={slug ? `The post's address: ${postPath({ slug })}` : "Made from the title."}
      />
      <TextAreaField
        {...tied(state, "excerpt")}
        label="Excerpt"
        rows={3}
        hint="What the blog's list says of it."
      />
      <RichTextField
        name="content"
        label="Content"
        required
        value={content}
        onChange={(html) => type("content", html)}
        hint={content ? readingNote(content) : "Give long texts section headings (H2)."}
        error={errors.content}
      />
    </TitledPart>
  );
}

export function PublishFields({ state, known }: PartProps & { known: KnownWords }) {
  const list = useId();
  return (
    <TitledPart level={3} title="Publishing">
      <Field
        {...tied(state, "publishDate")}
        label="Publish Date"
        required
        type="date"
        hint="A later day keeps the post back until it begins (in India)."
      />
      <Field {...tied(state, "category")} label="Category" list={list} autoComplete="off" />
      <Proposals id={list} words={known.categories} />
    </TitledPart>
  );
}

export function CoverFields({ state }: PartProps) {
  const { pictures, errors } = state;
  return (
    <TitledPart level={3} title="Cover">
      <PictureField
        label="Cover Image"
        name="cover"
        pictures={pictures.cover}
        takesPaste
        hint="PNG, JPEG, WebP, HEIC or GIF (its first picture is kept), up to 20MB."
        error={errors.cover}
      />
      <Field
        {...tied(state, "coverAlt")}
        label="Cover Alt Text"
        hint="What the picture shows, for those who can't see it."
      />
    </TitledPart>
  );
}

export function AuthorFields({ state, known }: PartProps & { known: KnownWords }) {
  const list = useId();
  const { pictures, errors } = state;
  return (
    <TitledPart level={3} title="Author">
      <Field {...tied(state, "author")} label="Author" list={list} autoComplete="off" />
      <Proposals id={list} words={known.authors} />
      <TextAreaField {...tied(state, "authorBio")} label="Author Bio" rows={3} />
      <PictureField
        label="Author Image"
        name="authorImage"
        pictures={pictures.authorImage}
        hint="PNG, JPEG, WebP, HEIC or GIF, up to 20MB. Without one the initials are shown."
        error={errors.authorImage}
      />
    </TitledPart>
  );
}

const Proposals = ({ id, words }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word} value={word} />
    ))}
  </datalist>
);
