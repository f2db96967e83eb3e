import { usePictureField } from "#records/use-picture-field.ts";
import { useRecordForm } from "#records/use-record-form.ts";
import { slugNote } from "#values/text/slug.ts";
import type { Post } from "../../post.ts";
import { type PostField, parsePost, postFields } from "./post.form.ts";
import { type OpenPost, type PostAnswer, type PostPicture, postPictures } from "./post-answer.ts";
import { typeIntoPost } from "./post-texts.ts";

export type PostFormState = ReturnType<typeof usePostForm>;

/** A post's form while it is filled in. */
export const usePostForm = (opened: OpenPost, given: PostAnswer | undefined, closeTo: string) =>
  useRecordForm<PostField, PostPicture, OpenPost, Post>({
    ...{ opened, given, closeTo, fields: postFields, draftKey: "jhola-post-draft", parse: parsePost },
    usePictureFields: usePostPictures,
    typeInto: typeIntoPost,
    addressed: { field: "slug", note: ({ title, slug }) => slugNote(title, slug) },
  });

const usePostPictures = (start: OpenPost, onChange: () => void) => ({
  cover: usePictureField(postPictures, "cover", start, onChange),
  authorImage: usePictureField(postPictures, "authorImage", start, onChange),
  ogImage: usePictureField(postPictures, "ogImage", start, onChange),
});
