import { useEffect, useEffectEvent, useState } from "react";
import { Form } from "react-router";
import { ownActPath } from "#orders/links/own-paths.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { RadioGroup } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, type FieldErrors, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { PhotoFields } from "#ui/photos/photo-fields.tsx";
import { usePhotoForm } from "#ui/photos/use-photo-form.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { mostPhotos, type ReturnWish, returnReasons, wishesFor } from "../return-request.ts";
import { reasonWords, returnText as text, wishWords } from "../returns.text.ts";
import { PiecesFields } from "./pieces-fields.tsx";
import type { ReturnPage } from "./read-return-page.server.ts";
import type { ReturnAnswer, ReturnField, ReturnTyped } from "./return-request.form.ts";

interface WishFieldsProps {
  /** As they are chosen now; empty until then. */
  reason: string;
  wish: string;
  /** It was paid in cash: where does the money go back to? */
  asksUpi: boolean;
  typed: ReturnTyped;
  errors: FieldErrors<ReturnField>;
  isHydrated: boolean;
}

const allWishes: readonly ReturnWish[] = ["refund", "exchange", "replacement"];

/**
 * What a buyer would like, and the fields that it needs. Without script all of them stand there, and are
 * judged later.
 */
export function WishFields({ reason, wish, asksUpi, typed, errors, isHydrated }: WishFieldsProps) {
  const known = returnReasons.find((each) => each === reason);
  const wishes = isHydrated && known ? wishesFor(known) : allWishes;
  return (
    <>
      <RadioGroup
        key={wishes.join()}
        name="wish"
        label={text.wish}
        defaultValue={wish}
        options={wishes.map((value) => ({ value, label: wishWords[value] }))}
        {...(errors.wish ? { error: errors.wish } : {})}
      />
      {(!isHydrated || wish === "exchange") && (
        <Field
          name="wishedVariant"
          label={text.wishedVariant}
          required={wish === "exchange"}
          hint={text.wishedHint}
          defaultValue={typed.wishedVariant ?? ""}
          {...(errors.wishedVariant ? { error: errors.wishedVariant } : {})}
        />
      )}
      {asksUpi && (!isHydrated || wish === "refund") && (
        <Field
          name="upiId"
          label={text.upi}
          hint={text.upiHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={330}
          defaultValue={typed.upiId ?? ""}
          {...(errors.upiId ? { error: errors.upiId } : {})}
        />
      )}
    </>
  );
}

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
  const { form, send, isSending, ...chosen } = usePhotoForm(mostPhotos, answer);
  const [reason, setReason] = useState(typed.reason ?? "");
  const [wish, setWish] = useState(typed.wish ?? "");
  const follow = (now: FormData) => {
    setReason(String(now.get("reason") ?? ""));
    setWish(String(now.get("wish") ?? ""));
  };
  // What was chosen while the script was on its way.
  const takeOver = useEffectEvent(() => {
    if (form.current) follow(new FormData(form.current));
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
      <PhotoFields
        {...chosen}
        most={mostPhotos}
        hint={text.photosHint}
        error={chosen.photoError ?? errors.photos}
        isHydrated={isHydrated}
      />
      <WishFields
        reason={reason}
        wish={wish}
        asksUpi={asksUpi}
        typed={typed}
        errors={errors}
        isHydrated={isHydrated}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSending}>
          {text.submit}
        </Button>
        <ButtonLink to={back}>{text.keep}</ButtonLink>
      </div>
    </Form>
  );
}
