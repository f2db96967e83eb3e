import * as z from "zod/mini";
import { indianState } from "#values/contact/indian-state.ts";
import { isPhoneLike, normalisedMobile } from "#values/contact/phone.ts";
import { isIssuedPincode, parsePincode, stateOfPincode } from "#values/contact/pincode.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { addressLabels, addressText as say } from "./address.text.ts";
import { india } from "./address.ts";

/** How many characters the free parts of an address may hold. */
const capacity = {
  fullName: 120,
  addressLine1: 200,
  addressLine2: 200,
  city: 100,
  region: 100,
  postalCode: 20,
  phone: 40,
};

/**
 * What is typed is taken whole up to here, so that a text that is too long is refused at its field rather
 * than cut.
 */
const longestTyped = 1000;

/** One line as it was typed, cleaned. */
export const typedLine = (text: string): string => cleanText(text, longestTyped);

/** The same for a text of several lines. */
export const typedLines = (text: string): string => cleanLines(text, longestTyped);

const isWithin = (most: number) => (text: string) => hasAtMost(text, most);

/** A text that is read when it is shown, in the language of that moment. */
type Told = () => string;

const required = (label: Told, most = longestTyped) =>
  z
    .string()
    .check(
      z.minLength(1, { error: () => say.missing(label()) }),
      z.refine(isWithin(most), { error: () => say.long(label(), most) }),
    );

/** A required text that must look right; a missing one is only missing. */
export const fitting = (label: Told, isRight: (text: string) => boolean, complaint: Told) =>
  required(label).check(z.refine((text) => text === "" || isRight(text), { error: complaint }));

const optional = (label: Told, most: number) =>
  z.pipe(
    z.string().check(z.refine(isWithin(most), { error: () => say.long(label(), most) })),
    z.transform((text) => text || null),
  );

/** The parts of an address, each cleaned before; the pincode comes out as six digits. */
export const addressFields = {
  fullName: required(() => addressLabels.fullName, capacity.fullName),
  addressLine1: required(() => addressLabels.addressLine1, capacity.addressLine1),
  addressLine2: optional(() => addressLabels.addressLine2, capacity.addressLine2),
  city: required(() => addressLabels.city, capacity.city),
  state: fitting(
    () => addressLabels.state,
    (name) => indianState(name) !== undefined,
    () => say.state,
  ),
  pincode: z.pipe(
    fitting(
      () => addressLabels.pincode,
      (text) => parsePincode(text) !== undefined,
      () => say.pincode,
    ),
    z.transform((text) => parsePincode(text) ?? text),
  ),
  country: fitting(
    () => addressLabels.country,
    (name) => name === india,
    () => say.country,
  ),
};

/** What a form holds in the place of a country that is still to be chosen. */
export const anotherCountry = "other";

const optionalText = (label: Told, most: number) =>
  z.string().check(z.refine(isWithin(most), { error: () => say.long(label(), most) }));

/** What differs in an address outside India. Which countries there are, the server knows. */
export const foreignFields = {
  region: optionalText(() => addressLabels.region, capacity.region),
  postalCode: optionalText(() => addressLabels.postalCode, capacity.postalCode),
  country: fitting(
    () => addressLabels.country,
    (name) => name !== anotherCountry,
    () => say.chooseCountry,
  ),
};

/**
 * What is wrong with a pincode that has six digits; one that may belong to more than one state belongs to
 * each.
 */
export function pincodeError({ pincode, state }: { pincode: string; state: string }): string | undefined {
  if (!isIssuedPincode(pincode)) return say.noPincode(pincode);
  const told = stateOfPincode(pincode);
  return told === undefined || told === state ? undefined : say.otherState(pincode, told);
}

/** A telephone number as typed, in Latin digits; null when none is given. */
const phoneThat = (isRight: (text: string) => boolean, complaint: Told) =>
  z.pipe(
    z
      .pipe(z.string(), z.transform(latinDigits))
      .check(
        z.refine(isRight, { error: complaint }),
        z.refine(isWithin(capacity.phone), { error: () => say.long(addressLabels.phone, capacity.phone) }),
      ),
    z.transform((text) => text || null),
  );

export const phoneField = phoneThat(
  (text) => text === "" || isPhoneLike(text),
  () => say.phone,
);

/** The same of somebody abroad: with its country. */
export const foreignPhoneField = phoneThat(
  (text) => text === "" || (/^(\+|00)/.test(text) && isPhoneLike(text)),
  () => say.phoneAbroad,
);

/** May it be the number by which a courier finds who receives a parcel? */
export const isReceiverPhone = (text: string | null): boolean => normalisedMobile(text ?? "") !== undefined;

/** The number of a receiver in India who is not the buyer; needed where the buyer is abroad. */
export const receiverField = (isNeeded: boolean) =>
  phoneThat(
    (text) => (text === "" && !isNeeded) || isReceiverPhone(text),
    () => say.receiver,
  );
