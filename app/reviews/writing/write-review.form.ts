import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { lettersIn } from "#values/text/blank.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { countLetters } from "#values/text/letters.ts";
import {
  allStars,
  bodyLength,
  type HideReason,
  mostReviewPhotos,
  mostTitle,
  type ReviewState,
  type Stars,
} from "../review.ts";
import { writeReviewText } from "./write-review.text.ts";

/** A review as its buyer wrote it last, whether it is shown or not. */
export interface WrittenReview {
  id: string;
  stars: number;
  title: string | null;
  body: string;
  photos: readonly string[];
  state: ReviewState;
  hiddenReason: HideReason | null;
  /** Does everybody see it, or its text before? */
  isShown: boolean;
  reply: string | null;
  version: number;
}

export type ReviewField = "stars" | "title" | "body" | "photos";

/** What stood in the form, to show again; files are none of it. */
export interface ReviewTyped {
  stars: string;
  title: string;
  body: string;
  /** Places of the photos that stay. */
  kept: readonly string[];
}

export type ReviewAnswer = FormAnswer<ReviewField, undefined, ReviewTyped>;

/** What a buyer wrote of a piece, before anybody has looked whether it may be. */
export interface ReviewInput {
  /** The version of the review that the form was made from; 0 where there was none. */
  version: number;
  stars: Stars;
  title: string | null;
  body: string;
  /** Places of the photos that are there and stay. */
  kept: readonly number[];
}

type ParsedReview =
  | { kind: "valid"; value: ReviewInput }
  | { kind: "refused"; errors: FieldErrors<ReviewField>; typed: ReviewTyped };

const charactersIn = (text: string): number => countLetters(text);

/** All fields but new photos, which are looked at last. */
export function parseReview(form: FormData): ParsedReview {
  const say = writeReviewText.errors;
  const stars = allStars.find((each) => String(each) === textIn(form, "stars"));
  const title = cleanText(textIn(form, "title"), mostTitle * 10);
  const body = cleanLines(textIn(form, "body"), bodyLength.most * 5);
  const isShort = lettersIn(body) < bodyLength.least;
  const isLong = charactersIn(body) > bodyLength.most;
  const errors: FieldErrors<ReviewField> = {
    ...(stars ? {} : { stars: say.stars }),
    ...(charactersIn(title) > mostTitle ? { title: say.title } : {}),
    ...(isShort || isLong ? { body: isShort ? say.bodyShort : say.bodyLong } : {}),
  };
  if (!stars || Object.keys(errors).length > 0) return { kind: "refused", errors, typed: reviewTyped(form) };
  return {
    kind: "valid",
    value: { version: versionIn(form), stars, title: title || null, body, kept: keptPlaces(form) },
  };
}

const placesOfPhotos = Array.from({ length: mostReviewPhotos }, (_, place) => place);

const keptPlaces = (form: FormData): number[] =>
  placesOfPhotos.filter((place) => form.getAll("kept").includes(String(place)));

/** More than fits, be each letter of ten signs: the photos beside it may be large. */
const longestTyped = 100_000;

export const reviewTyped = (form: FormData): ReviewTyped => ({
  stars: textIn(form, "stars").slice(0, 10),
  title: textIn(form, "title").slice(0, longestTyped),
  body: textIn(form, "body").slice(0, longestTyped),
  kept: keptPlaces(form).map(String),
});
