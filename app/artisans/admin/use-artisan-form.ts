import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { useLeaving } from "#ui/record-form/use-leaving.ts";
import { useSending } from "#ui/record-form/use-sending.ts";
import { usePictures } from "#ui/uploads/use-pictures.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type ArtisanField, parseArtisan } from "./artisan.form.ts";
import {
  type ArtisanAnswer,
  type ArtisanFormField,
  mostGalleryPictures,
  type OpenArtisan,
} from "./artisan-answer.ts";

export type ArtisanFormState = ReturnType<typeof useArtisanForm>;

/** Everything that an artisan's form holds while it is filled in. */
export function useArtisanForm(opened: OpenArtisan, given: ArtisanAnswer | undefined, closeTo: string) {
  const [start] = useState(() => (given && "entered" in given ? given.entered : undefined) ?? opened);
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(start.texts);
  const [errors, setErrors] = useState<FieldErrors<ArtisanFormField>>(
    given?.kind === "refused" ? given.errors : {},
  );
  const isDirty = useRef(false);
  const onChange = () => {
    isDirty.current = true;
  };
  const pictures = useArtisanPictures(start, onChange);
  const isHydrated = useHydrated();
  const leave = useLeaving(isDirty, false);

  function type(field: ArtisanField, value: string): void {
    onChange();
    setTexts((now) => ({ ...now, [field]: value }));
    if (errors[field]) setErrors((now) => ({ ...now, [field]: undefined }));
  }

  const sending = useSending<ArtisanFormField, ArtisanAnswer>({
    fetcher: useFetcher<ArtisanAnswer>(),
    form,
    pictures: [pictures.portrait, pictures.banner, pictures.gallery],
    parse: parseArtisan,
    setErrors,
    onAnswer(answer) {
      if (answer.kind !== "saved") return;
      isDirty.current = false;
      leave(closeTo);
    },
  });

  return {
    start,
    form,
    texts,
    type,
    errors,
    pictures,
    isStale: sending.isStale,
    isSaving: sending.intent !== undefined,
    save: () => sending.send("save"),
    /** An artisan whose pictures are on their way can't be saved yet. */
    canSave: !isHydrated || !pictures.isSending,
    cancel() {
      isDirty.current = false;
    },
  };
}

function useArtisanPictures({ folder, pictures }: OpenArtisan, onChange: () => void) {
  const field = { bucket: "artisan_images", recordId: folder, onChange } as const;
  const one = (url: string | null) => ({ ...field, most: 1, given: url ? [{ url }] : [] });
  const portrait = usePictures(one(pictures.portrait));
  const banner = usePictures(one(pictures.banner));
  const gallery = usePictures({ ...field, most: mostGalleryPictures, given: pictures.gallery });
  return {
    portrait,
    banner,
    gallery,
    isSending: [portrait, banner, gallery].some(({ isSending }) => isSending),
  };
}
