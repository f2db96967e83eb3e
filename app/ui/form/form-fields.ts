import * as z from "zod/mini";
import { isEmail } from "#values/contact/email.ts";
import { isBlank } from "#values/text/blank.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { grouped } from "#values/text/grouped.ts";
import { withoutUnseen } from "#values/text/name-key.ts";
import { isSlug } from "#values/text/slug.ts";

/** The fields that the shop's forms are made of: texts are cleaned before anything is said about them. */

export const fieldText = {
  email: "Please enter a valid email address, such as name@example.com.",
  long: (most: number) => `Please use at most ${grouped(most)} characters.`,
} as const;

type Cleaner = (text: string, most: number) => string;

/** One character too many is kept, so that a text that is too long is refused rather than cut. */
const cleaned = (most: number, clean: Cleaner) =>
  z
    .pipe(
      z._default(z.string(), ""),
      z.transform((text) => clean(text, most + 1)),
    )
    .check(z.maxLength(most, fieldText.long(most)));

const filled = (most: number, missing: string, clean: Cleaner) =>
  cleaned(most, clean).check(z.refine((text) => !isBlank(text), missing));

const orNull = (most: number, clean: Cleaner) =>
  z.pipe(
    cleaned(most, clean),
    z.transform((text) => (isBlank(text) ? null : text)),
  );

export const requiredLine = (most: number, missing: string) => filled(most, missing, cleanText);
export const requiredLines = (most: number, missing: string) => filled(most, missing, cleanLines);

/** A blank optional text is null. */
export const optionalLine = (most: number) => orNull(most, cleanText);
export const optionalLines = (most: number) => orNull(most, cleanLines);

const longestEmail = 254;

export const requiredEmail = (missing: string) =>
  requiredLine(longestEmail, missing).check(
    z.refine((text) => isBlank(text) || isEmail(text), fieldText.email),
  );

export const optionalEmail = () =>
  optionalLine(longestEmail).check(z.refine((text) => text === null || isEmail(text), fieldText.email));

/** A part of an address. */
export const slugField = (missing: string, odd: string) =>
  z
    .pipe(
      z._default(z.string(), ""),
      z.transform((text) => withoutUnseen(text).normalize("NFC").trim()),
    )
    .check(
      z.refine((text) => text !== "", { error: missing, abort: true }),
      z.refine(isSlug, odd),
    );

/** A text longer than the limit is cut, as the form does while it is typed (PRODUCT-4). */
export const cutLine = (most: number, missing: string) =>
  z.pipe(
    requiredLine(2000, missing),
    z.transform((text) => Array.from(text).slice(0, most).join("").trim()),
  );

const longestHtml = 200_000;

/** Is there anything to read or to see in it? */
const hasContent = (html: string): boolean =>
  /<img\s/i.test(html) || !isBlank(html.replace(/<[^<>]*>|&nbsp;/g, ""));

/** HTML as a writer sent it, not yet sanitised. */
export const requiredHtml = (missing: string) =>
  z
    .pipe(
      z._default(z.string(), ""),
      z.transform((html) => html.replace(/[\0\p{Cs}]/gu, "")),
    )
    .check(z.maxLength(longestHtml, fieldText.long(longestHtml)), z.refine(hasContent, missing));
