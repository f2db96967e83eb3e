import { type FormEvent, useEffect, useRef, useState } from "react";
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
  const { form, photos, setPhotos, send, isSending } = useSending(answer);
  const [reason, setReason] = useState(typed.reason ?? "");
  const [wish, setWish] = useState(typed.wish ?? "");
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const now = new FormData(event.currentTarget);
    setReason(String(now.get("reason") ?? ""));
    setWish(String(now.get("wish") ?? ""));
  };
  return (
    <Form
      ref={form}
      method="post"
      action={ownActPath(orderNumber, "return", token)}
      encType="multipart/form-data"
      onChange={follow}
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
      <PhotoFields photos={photos} onChange={setPhotos} error={errors.photos} isHydrated={isHydrated} />
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

/** The photos that are chosen, and the form sent with them as small as the shop keeps them. */
function useSending(answer: ReturnAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const isSending = useNavigation().state === "submitting" || isPreparing;
  useEffect(() => focusFirstError(form.current, errorsIn(answer)), [answer]);
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    if (isSending) return;
    setPreparing(true);
    const sent = new FormData(currentTarget);
    sent.delete("photos");
    sent.set(byScript, "script");
    for (const photo of photos) sent.append("photos", await shrinkPhoto(photo));
    setPreparing(false);
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
    setPhotos,
    send: (event: FormEvent<HTMLFormElement>) => void send(event),
    isSending,
  };
}
