import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { routedPath } from "#values/language/address.ts";
import { focusFirstError } from "../form/focus-first-error.ts";
import { byScript, errorsIn, type FormAnswer } from "../form/form-answer.ts";
import { type Choice, startChoosing } from "./choosing.ts";
import { isTakenAsItIs, photosIn, tooHeavy } from "./photo-choice.ts";
import { shrinkPhoto, thumbnailOf } from "./shrink-photo.ts";

/** A form's chosen photos, and the form sent with them as small as the shop keeps them. */
export function usePhotoForm(most: number, answer: FormAnswer<string, unknown, unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [{ photos, error: photoError, told }, setChoice] = useState(nothingChosen);
  const [choosing] = useState(() => startChoosing(most, unreadable, setChoice));
  const { onAdd, onRemove } = choosing;
  const { send, isSending } = useSending(choosing);
  useLayoutEffect(() => focusFirstError(form.current, errorsIn(answer)), [answer]);
  useEffect(() => {
    if (told > 0) focusFirstError(form.current, { photos: photoError });
  }, [told, photoError]);
  // What was chosen while the script was on its way.
  const takeOver = useEffectEvent(() => {
    if (form.current) void onAdd(photosIn(new FormData(form.current)));
  });
  useEffect(() => takeOver(), []);
  return { form, photos, photoError, told, onAdd, onRemove, send, isSending };
}

const nothingChosen: Choice<File> = { photos: [], error: undefined, told: 0 };

/** What neither the shop takes nor this browser can draw anew, as a HEIC anywhere but at Apple's. */
async function unreadable(photos: readonly File[]): Promise<readonly File[]> {
  const odd = photos.filter((photo) => !isTakenAsItIs(photo));
  const shown = await Promise.all(odd.map(thumbnailOf));
  return odd.filter((_, at) => shown[at] === undefined);
}

function useSending({ whole, tell }: Pick<ReturnType<typeof startChoosing<File>>, "whole" | "tell">) {
  const submit = useSubmit();
  const [isPreparing, setPreparing] = useState(false);
  const isSending = useNavigation().state === "submitting" || isPreparing;
  async function sendSmall(form: HTMLFormElement): Promise<void> {
    setPreparing(true);
    const sent = new FormData(form);
    sent.delete("photos");
    sent.set(byScript, "script");
    const photos = await whole();
    const small = await Promise.all(photos?.map(shrinkPhoto) ?? []);
    setPreparing(false);
    // There is a note about them.
    if (!photos) return;
    const heavy = tooHeavy(small);
    tell(heavy);
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
  return written === null ? undefined : routedPath(written, window.location.pathname);
}
