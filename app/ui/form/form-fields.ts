import * as z from "zod/mini";
import { isEmail } from "#values/contact/email.ts";
import { rupeesFault } from "#values/money/typed-rupees.ts";
import { isBlank } from "#values/text/blank.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { firstLetters, hasAtMost } from "#values/text/letters.ts";
import { withoutUnseen } from "#values/text/name-key.ts";
import { isSlug } from "#values/text/slug.ts";
import { plainLineEnds } from "#values/text/untouched.ts";
import { fieldText } from "./form.text.ts";

/** The fields that the shop's forms are made of: texts are cleaned before they are judged. */

/** What is wrong with a field: read when it is shown, for it is shown in a language (ADR-106). */
type Said = string | (() => string);

type Cleaner = (text: string, most: number) => string;

/** One letter too many stays, so that a text that is too long is refused rather than cut. */
const cleaned = (most: number, clean: Cleaner) =>
  z
    .pipe(
      z._default(z.string(), ""),
      z.transform((text) => clean(text, most + 1)),
    )
    .check(z.refine((text) => hasAtMost(text, most), { error: () => fieldText.long(most) }));

const filled = (most: number, missing: Said, clean: Cleaner) =>
  cleaned(most, clean).check(z.refine((text) => !isBlank(text), { error: missing }));

const orNull = (most: number, clean: Cleaner) =>
  z.pipe(
    cleaned(most, clean),
    z.transform((text) => (isBlank(text) ? null : text)),
  );

export const requiredLine = (most: number, missing: Said) => filled(most, missing, cleanText);
export const requiredLines = (most: number, missing: Said) => filled(most, missing, cleanLines);

/** A blank optional text is null. */
export const optionalLine = (most: number) => orNull(most, cleanText);
export const optionalLines = (most: number) => orNull(most, cleanLines);

const longestPhone = 40;
/** A telephone number as typed, in Latin digits. */
const dialled = (text: string, most: number): string => latinDigits(cleanText(text, most));

export const requiredPhone = (missing: Said) => filled(longestPhone, missing, dialled);
export const optionalPhone = () => orNull(longestPhone, dialled);

const longestEmail = 254;

export const requiredEmail = (missing: Said) =>
  requiredLine(longestEmail, missing).check(
    z.refine((text) => isBlank(text) || isEmail(text), { error: () => fieldText.email }),
  );

export const optionalEmail = () =>
  optionalLine(longestEmail).check(
    z.refine((text) => text === null || isEmail(text), { error: () => fieldText.email }),
  );

/** A part of an address. */
export const slugField = (missing: Said, odd: Said) =>
  z
    .pipe(
      z._default(z.string(), ""),
      z.transform((text) => withoutUnseen(text).normalize("NFC").trim()),
    )
    .check(
      z.refine((text) => text !== "", { error: missing, abort: true }),
      z.refine(isSlug, { error: odd }),
    );

/** A text longer than the limit is cut, as the form does while it is typed (PRODUCT-4). */
export const cutLine = (most: number, missing: Said) =>
  z.pipe(
    requiredLine(2000, missing),
    z.transform((text) => firstLetters(text, most).trim()),
  );

const longestHtml = 200_000;

/** Is there anything to read or to see in it? */
const hasContent = (html: string): boolean =>
  /<img\s/i.test(html) || !isBlank(html.replace(/<[^<>]*>|&nbsp;/g, ""));

/** HTML as a writer sent it, not yet sanitised. */
export const requiredHtml = (missing: Said) =>
  z
    .pipe(
      z._default(z.string(), ""),
      z.transform((html) => plainLineEnds(html).replace(/[\0\p{Cs}]/gu, "")),
    )
    .check(
      z.maxLength(longestHtml, { error: () => fieldText.long(longestHtml) }),
      z.refine(hasContent, { error: missing }),
    );

/** What is said of a sum that can't be read, or is too high; `odd` of anything else that is no sum. */
export function sumRefusal(text: string, odd: string, high: string = odd): string {
  switch (rupeesFault(text)) {
    case "decimals":
      return fieldText.decimals;
    case "large":
      return high;
    case "odd":
    case undefined:
      return odd;
  }
}
