import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { PhotoFields } from "#ui/photos/photo-fields.tsx";
import { usePhotoForm } from "#ui/photos/use-photo-form.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ownReviewPath } from "../own-review-paths.ts";
import { mostReviewPhotos } from "../review.ts";
import { KeptPhotos } from "./kept-photos.tsx";
import type { OwnPiece } from "./read-own-reviews.server.ts";
import { StarChoice } from "./star-choice.tsx";
import type { ReviewAnswer, ReviewTyped } from "./write-review.form.ts";
import { writeReviewText as text } from "./write-review.text.ts";

interface ReviewFormProps {
  token: string;
  piece: OwnPiece;
  /** A first name, under which everybody reads it. */
  name: string;
  /** It is one of several pieces. */
  hasOthers: boolean;
  answer: ReviewAnswer | undefined;
}

/** Stars, words and photos of one piece: one plain form, which script makes lighter to send. */
export function ReviewForm({ token, piece, name, hasOthers, answer }: ReviewFormProps) {
  const { id, review } = piece;
  const typed: Partial<ReviewTyped> = typedOf(answer) ?? {};
  const errors = errorsIn(answer);
  const { form, send, isSending, ...chosen } = usePhotoForm(mostReviewPhotos, answer);
  const address = ownReviewPath(token, id);
  return (
    <Form
      ref={form}
      method="post"
      action={address}
      encType="multipart/form-data"
      onSubmit={send}
      noValidate
      className="mt-6 grid gap-7"
    >
      <input type="hidden" name="version" value={review?.version ?? 0} />
      {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} reload={address} />}
      <StarChoice chosen={typed.stars ?? String(review?.stars ?? "")} error={errors.stars} />
      <Field
        name="title"
        label={text.title}
        dir="auto"
        defaultValue={typed.title ?? review?.title ?? ""}
        {...(errors.title ? { error: errors.title } : {})}
      />
      <TextAreaField
        name="body"
        label={text.body}
        required
        dir="auto"
        rows={6}
        hint={text.bodyHint}
        defaultValue={typed.body ?? review?.body ?? ""}
        {...(errors.body ? { error: errors.body } : {})}
      />
      <KeptPhotos token={token} lineId={id} count={review?.photos.length ?? 0} kept={typed.kept} />
      <PhotoFields
        {...chosen}
        most={mostReviewPhotos}
        hint={text.photosHint}
        error={chosen.photoError ?? errors.photos}
        isHydrated={useHydrated()}
      />
      <p className="max-w-measure text-sm text-ink-2">
        {text.signed(name)} {review?.isShown && text.editNote}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSending}>
          {text.submit}
        </Button>
        {(hasOthers || review) && <ButtonLink to={ownReviewPath(token)}>{text.back}</ButtonLink>}
      </div>
    </Form>
  );
}
