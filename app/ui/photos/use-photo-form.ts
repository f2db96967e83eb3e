import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { routedPath } from "#values/language/address.ts";
import { focusFirstError } from "../form/focus-first-error.ts";
import { byScript, errorsIn, type FormAnswer } from "../form/form-answer.ts";
import { addPhotos, photosIn, tooHeavy } from "./photo-choice.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** A form's chosen photos, and the form sent with them as small as the shop keeps them. */
export function usePhotoForm(most: number, answer: FormAnswer<string, unknown, unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const { photos, photoError, setPhotoError, onAdd, onRemove } = useChosen(most);
  const { send, isSending } = useSending(photos, setPhotoError);
  useEffect(() => focusFirstError(form.current, errorsIn(answer)), [answer]);
  useEffect(() => {
    if (photoError) focusFirstError(form.current, { photos: photoError });
  }, [photoError]);
  // What was chosen while the script was on its way.
  const takeOver = useEffectEvent(() => {
    if (form.current) onAdd(photosIn(new FormData(form.current)));
  });
  useEffect(() => takeOver(), []);
  return { form, photos, photoError, onAdd, onRemove, send, isSending };
}

function useChosen(most: number) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [photoError, setPhotoError] = useState<string>();
  return {
    photos,
    photoError,
    setPhotoError,
    onAdd(more: readonly File[]) {
      const { photos: all, error } = addPhotos(photos, more, most);
      setPhotos(all);
      setPhotoError(error);
    },
    onRemove(photo: File) {
      setPhotos(photos.filter((each) => each !== photo));
      setPhotoError(undefined);
    },
  };
}

function useSending(photos: readonly File[], onHeavy: (why: string | undefined) => void) {
  const submit = useSubmit();
  const [isPreparing, setPreparing] = useState(false);
  const isSending = useNavigation().state === "submitting" || isPreparing;
  async function sendSmall(form: HTMLFormElement): Promise<void> {
    setPreparing(true);
    const sent = new FormData(form);
    sent.delete("photos");
    sent.set(byScript, "script");
    const small = await Promise.all(photos.map(shrinkPhoto));
    setPreparing(false);
    const heavy = tooHeavy(small);
    onHeavy(heavy);
    if (heavy) return;
    for (const photo of small) sent.append("photos", photo);
    const from = location.href;
    await submit(sent, {
      method: "post",
      action: actionOf(form),
      encType: "multipart/form-data",
      preventScrollReset: true,
    });
    // A refusal leaves the page where it is; one that it leads to begins at its top.
    if (location.href !== from) scrollTo(0, 0);
  }
  return {
    isSending,
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isSending) void sendSmall(event.currentTarget);
    },
  };
}

/** Where a form posts to, as the router knows it: it puts the language before the path by itself. */
function actionOf(form: HTMLFormElement): string | undefined {
  const written = form.getAttribute("action");
  return written === null ? undefined : routedPath(written);
}
