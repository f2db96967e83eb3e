import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { RadioGroup } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { photoText } from "#ui/photos/photo.text.ts";
import { PhotoFields } from "#ui/photos/photo-fields.tsx";
import { usePhotoForm } from "#ui/photos/use-photo-form.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ownReviewPath, ownReviewPhotoPath } from "../own-review-paths.ts";
import { allStars, mostReviewPhotos } from "../review.ts";
import { reviewsText, starWords } from "../reviews.text.ts";
import { StarRow } from "../star-row.tsx";
import type { OwnPiece } from "./read-own-reviews.server.ts";
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

interface KeptPhotosProps {
  token: string;
  lineId: string;
  count: number;
  /** Places of those that stay; all of them until the form was sent. */
  kept: readonly string[] | undefined;
}

/** The photos that a review has, each with a box that is unticked to take it out. */
export function KeptPhotos({ token, lineId, count, kept }: KeptPhotosProps) {
  if (count === 0) return null;
  return (
    <fieldset>
      <legend className="pb-1 text-md font-semibold">{text.kept}</legend>
      <ul className="flex flex-wrap gap-4">
        {Array.from({ length: count }, (_, place) => (
          <li key={ownReviewPhotoPath(token, lineId, place)}>
            <img
              src={ownReviewPhotoPath(token, lineId, place)}
              alt={photoText.photoOf(place + 1)}
              className="size-24 border border-hair bg-fold object-cover"
            />
            <CheckboxField
              name="kept"
              value={String(place)}
              label={text.keep(place + 1)}
              defaultChecked={kept?.includes(String(place)) ?? true}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface StarChoiceProps {
  /** As it was chosen; empty until then. */
  chosen: string;
  error: string | undefined;
}

/** One to five stars, each in words, too: nobody has to guess which end is the good one. */
export function StarChoice({ chosen, error }: StarChoiceProps) {
  return (
    <RadioGroup
      name="stars"
      label={text.stars}
      defaultValue={chosen}
      options={allStars.map((stars) => ({
        value: String(stars),
        label: (
          <span className="flex flex-wrap items-center gap-x-3">
            <StarRow stars={stars} />
            <span>
              <span className="sr-only">{reviewsText.stars(stars)}: </span>
              {starWords[stars]}
            </span>
          </span>
        ),
      }))}
      {...(error ? { error } : {})}
    />
  );
}
