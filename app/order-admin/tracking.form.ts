import * as z from "zod/mini";
import { fieldText } from "#ui/form/form.text.ts";
import { webAddress } from "#values/contact/web-address.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";

const httpUrl = (text: string): boolean => text === "" || webAddress(text, ["https", "http"]) !== undefined;

const text = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((typed: string) => cleanText(typed, most + 1)),
    )
    .check(z.refine((typed) => hasAtMost(typed, most), { error: () => fieldText.long(most) }));

const orNull = (text: string): string | null => (text === "" ? null : text);

export const trackingRefusal = "Enter a web address that begins with https:// or http://.";

/** How a parcel can be followed. A field that is not posted leaves what is there; an empty one clears it. */
export const trackingFields = {
  trackingNumber: z.optional(z.pipe(text(80), z.transform(orNull))),
  trackingUrl: z.optional(z.pipe(text(500).check(z.refine(httpUrl, trackingRefusal)), z.transform(orNull))),
};
