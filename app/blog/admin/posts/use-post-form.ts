import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { useDraft } from "#ui/record-form/use-draft.ts";
import { useLeaving } from "#ui/record-form/use-leaving.ts";
import { useSending } from "#ui/record-form/use-sending.ts";
import { usePictures } from "#ui/uploads/use-pictures.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { slugNote } from "#values/text/slug.ts";
import type { UploadBucket } from "#values/upload.ts";
import type { Post } from "../../post.ts";
import { type PostField, parsePost, postFields } from "./post.form.ts";
import type { OpenPost, PostAnswer, PostFormField } from "./post-answer.ts";
import { typeIntoPost } from "./post-texts.ts";

export type PostFormState = ReturnType<typeof usePostForm>;

/**
 * Everything that a post's form holds while it is filled in. What it was opened with stays until it is saved
 * or left.
 */
export function usePostForm(opened: OpenPost, given: PostAnswer | undefined, closeTo: string) {
  const [start] = useState(() => enteredIn(given) ?? opened);
  const isNew = start.version === 0;
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(start.texts);
  const [notes, setNotes] = useState<FieldErrors<PostFormField>>({});
  const [errors, setErrors] = useState<FieldErrors<PostFormField>>(
    given?.kind === "refused" ? given.errors : {},
  );
  const [preview, setPreview] = useState<Post>();
  const isDirty = useRef(false);
  const onChange = () => {
    isDirty.current = true;
  };
  const pictures = usePostPictures(start, onChange);
  const isDrafted = isNew && !given;
  const draftKind = { key: "jhola-post-draft", fields: postFields, empty: opened.texts };
  const draft = useDraft(draftKind, isDrafted, texts, setTexts);
  const isHydrated = useHydrated();
  const leave = useLeaving(isDirty, isDrafted);

  function type(field: PostField, value: string): void {
    if (!isDrafted) onChange();
    const { note } = typeIntoPost(texts, field, value, isNew);
    setTexts((now) => typeIntoPost(now, field, value, isNew).texts);
    setNotes((now) => ({ ...now, [field]: note }));
    if (errors[field]) setErrors((now) => ({ ...now, [field]: undefined }));
  }

  function done(): void {
    isDirty.current = false;
    draft.drop();
  }

  const sending = useSending<PostFormField, PostAnswer>({
    fetcher: useFetcher<PostAnswer>(),
    form,
    pictures: [pictures.cover, pictures.authorImage, pictures.ogImage],
    parse: parsePost,
    setErrors,
    onAnswer(answer) {
      if (answer.kind === "preview") setPreview(answer.post);
      if (answer.kind !== "saved") return;
      done();
      leave(closeTo);
    },
  });

  return {
    start,
    isNew,
    form,
    texts,
    type,
    pictures,
    draft,
    errors: { ...errors, ...noted({ ...notes, slug: slugNote(texts.title, texts.slug) }) },
    preview: { post: preview, close: () => setPreview(undefined) },
    isStale: sending.isStale,
    sending: sending.intent,
    send: sending.send,
    /**
     * A post whose pictures are on their way can't be saved yet, nor one without a slug; without script the
     * server makes it.
     */
    canSave: !isHydrated || (texts.slug.trim() !== "" && !pictures.isSending),
    cancel: done,
  };
}

const enteredIn = (given: PostAnswer | undefined) =>
  given && "entered" in given ? given.entered : undefined;

const noted = (notes: FieldErrors<PostFormField>): FieldErrors<PostFormField> =>
  Object.fromEntries(Object.entries(notes).filter(([, note]) => note));

function usePostPictures({ id, pictures }: OpenPost, onChange: () => void) {
  const one = (bucket: UploadBucket, url: string | null) => ({
    bucket,
    recordId: id,
    most: 1,
    given: url ? [{ url }] : [],
    onChange,
  });
  const cover = usePictures(one("blog_images", pictures.cover));
  const authorImage = usePictures(one("blog_images", pictures.authorImage));
  const ogImage = usePictures(one("blog_og_images", pictures.ogImage));
  const isSending = cover.isSending || authorImage.isSending || ogImage.isSending;
  return { cover, authorImage, ogImage, isSending };
}
