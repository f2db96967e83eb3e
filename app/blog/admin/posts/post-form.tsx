import { ColumnOfParts } from "#records/fields/form-parts.tsx";
import { RecordForm } from "#records/record-form.tsx";
import { SearchFields } from "#records/search-fields.tsx";
import { useRecordForm } from "#records/use-record-form.ts";
import { slugNote } from "#values/text/slug.ts";
import type { Post } from "../../post.ts";
import { postAdminText } from "./post-admin.text.ts";
import { type OpenPost, type PostAnswer, type PostField, type PostPictures, posts } from "./post-fields.ts";
import { PostPreview } from "./post-preview.tsx";
import { typeIntoPost } from "./post-texts.ts";

export interface KnownWords {
  categories: readonly string[];
  authors: readonly string[];
}

interface PostFormProps {
  open: OpenPost;
  given: PostAnswer | undefined;
  known: KnownWords | undefined;
  closeTo: string;
}

/** All that an owner says in and of a post. */
export function PostForm({ open: opened, given, known, closeTo }: PostFormProps) {
  const { fields, pictures, form, parts } = posts;
  const state = useRecordForm<PostField, keyof PostPictures, OpenPost, Post>({
    opened,
    given,
    closeTo,
    fields: form.names,
    draftKey: "jhola-post-draft",
    parse: form.parse,
    pictures,
    typeInto: typeIntoPost,
    addressed: {
      field: "slug",
      note: ({ title, slug }) => slugNote(title, slug, postAdminText.errors.slugNeeded),
    },
  });
  const { preview, errors } = state;
  const proposals = { category: known?.categories ?? [], author: known?.authors ?? [] };
  const drawn = { fields, pictures, state, proposals };
  return (
    <>
      <RecordForm
        state={state}
        words={posts.words}
        reload={posts.list.address({}, { edit: state.start.id })}
        hasPreview
      >
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-10">
          <ColumnOfParts {...drawn} parts={parts.main} />
          <ColumnOfParts {...drawn} parts={parts.beside} />
          <SearchFields
            state={state}
            ogImage={state.pictures.ogImage}
            ogError={errors.ogImage}
            otherwise={postAdminText.ogImage}
          />
        </div>
      </RecordForm>
      {preview.shown && <PostPreview post={preview.shown} onClose={preview.close} />}
    </>
  );
}
