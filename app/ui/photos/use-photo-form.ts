import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { routedPath } from "#values/language/address.ts";
import { focusFirstError } from "../form/focus-first-error.ts";
import { byScript, errorsIn, type FormAnswer } from "../form/form-answer.ts";
import { addPhotos, isTakenAsItIs, notTaken, photosIn, tooHeavy } from "./photo-choice.ts";
import { shrinkPhoto, thumbnailOf } from "./shrink-photo.ts";

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
    if (form.current) void onAdd(photosIn(new FormData(form.current)));
  });
  useEffect(() => takeOver(), []);
  return { form, photos, photoError, onAdd, onRemove, send, isSending };
}

function useChosen(most: number) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [photoError, setPhotoError] = useState<string>();
  // Some are looked at before they are added: meanwhile others may have been.
  const held = useRef(photos);
  const keep = (all: readonly File[]) => {
    held.current = all;
    setPhotos(all);
  };
  return {
    photos,
    photoError,
    setPhotoError,
    async onAdd(more: readonly File[]) {
      const left = await unreadable(more);
      const { photos: all, error } = addPhotos(
        held.current,
        more.filter((photo) => !left.includes(photo)),
        most,
      );
      keep(all);
      setPhotoError(left.length > 0 ? notTaken(left) : error);
    },
    onRemove(photo: File) {
      keep(held.current.filter((each) => each !== photo));
      setPhotoError(undefined);
    },
  };
}

/** What neither the shop takes nor this browser can draw anew, as a HEIC anywhere but at Apple's. */
async function unreadable(photos: readonly File[]): Promise<readonly File[]> {
  const odd = photos.filter((photo) => !isTakenAsItIs(photo));
  const shown = await Promise.all(odd.map(thumbnailOf));
  return odd.filter((_, at) => shown[at] === undefined);
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
