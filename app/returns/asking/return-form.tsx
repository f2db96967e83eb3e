import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { ownActPath } from "#orders/customer/self-service.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { RadioGroup } from "#ui/form/choice.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { byScript, errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { returnReasons } from "../return-request.ts";
import { reasonWords, returnText as text } from "../returns.text.ts";
import { addPhotos, tooHeavy } from "./photo-choice.ts";
import { PhotoFields } from "./photo-fields.tsx";
import { PiecesFields } from "./pieces-fields.tsx";
import type { ReturnPage } from "./read-return-page.server.ts";
import type { ReturnAnswer, ReturnTyped } from "./return-request.form.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { WishFields } from "./wish-fields.tsx";

interface ReturnFormProps {
  page: ReturnPage;
  answer: ReturnAnswer | undefined;
}

/** Pieces, reason, photos and wish: one plain form, which script makes shorter and lighter to send. */
export function ReturnForm({ page, answer }: ReturnFormProps) {
  const { orderNumber, token, back, lines, asksUpi, key } = page;
  const isHydrated = useHydrated();
  const typed: ReturnTyped = typedOf(answer) ?? {};
  const errors = errorsIn(answer);
  const { form, send, isSending, ...chosen } = useSending(answer);
  const [reason, setReason] = useState(typed.reason ?? "");
  const [wish, setWish] = useState(typed.wish ?? "");
  const follow = (now: FormData) => {
    setReason(String(now.get("reason") ?? ""));
    setWish(String(now.get("wish") ?? ""));
  };
  // What was chosen while the script was on its way.
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const now = new FormData(form.current);
    follow(now);
    chosen.onAdd(photosIn(now));
  });
  useEffect(() => takeOver(), []);
  return (
    <Form
      ref={form}
      method="post"
      action={ownActPath(orderNumber, "return", token)}
      encType="multipart/form-data"
      onChange={(event) => follow(new FormData(event.currentTarget))}
      onSubmit={send}
      noValidate
      className="mt-6 grid gap-8"
    >
      <input type="hidden" name="key" value={typed.key ?? key} />
      {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} />}
      <PiecesFields lines={lines} typed={typed} error={errors.pieces} />
      <RadioGroup
        name="reason"
        label={text.reason}
        defaultValue={typed.reason ?? ""}
        options={returnReasons.map((value) => ({ value, label: reasonWords[value] }))}
        {...(errors.reason ? { error: errors.reason } : {})}
      />
      <TextAreaField
        name="comment"
        label={text.comment}
        dir="auto"
        rows={3}
        defaultValue={typed.comment ?? ""}
        {...(errors.comment ? { error: errors.comment } : {})}
      />
      <PhotoFields {...chosen} error={chosen.photoError ?? errors.photos} isHydrated={isHydrated} />
      <WishFields {...{ reason, wish, asksUpi, typed, errors, isHydrated }} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSending}>
          {text.submit}
        </Button>
        <ButtonLink to={back}>{text.keep}</ButtonLink>
      </div>
    </Form>
  );
}

const photosIn = (form: FormData): File[] =>
  form.getAll("photos").filter((value): value is File => value instanceof File && value.size > 0);

/** The photos that are chosen, and the form sent with them as small as the shop keeps them. */
function useSending(answer: ReturnAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [photoError, setPhotoError] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const isSending = useNavigation().state === "submitting" || isPreparing;
  useEffect(() => focusFirstError(form.current, errorsIn(answer)), [answer]);
  useEffect(() => {
    if (photoError) focusFirstError(form.current, { photos: photoError });
  }, [photoError]);
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    if (isSending) return;
    setPreparing(true);
    const sent = new FormData(currentTarget);
    sent.delete("photos");
    sent.set(byScript, "script");
    const small = await Promise.all(photos.map(shrinkPhoto));
    setPreparing(false);
    const heavy = tooHeavy(small);
    setPhotoError(heavy);
    if (heavy) return;
    for (const photo of small) sent.append("photos", photo);
    await submit(sent, {
      method: "post",
      action: currentTarget.getAttribute("action") ?? undefined,
      encType: "multipart/form-data",
      preventScrollReset: true,
    });
  }
  return {
    form,
    photos,
    photoError,
    onAdd(more: readonly File[]) {
      const { photos: all, error } = addPhotos(photos, more);
      setPhotos(all);
      setPhotoError(error);
    },
    onRemove(photo: File) {
      setPhotos(photos.filter((each) => each !== photo));
      setPhotoError(undefined);
    },
    send: (event: FormEvent<HTMLFormElement>) => void send(event),
    isSending,
  };
}
