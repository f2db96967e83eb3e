import * as z from "zod/mini";
import { indianState } from "#values/indian-state.ts";
import { isPhoneLike } from "#values/phone.ts";
import { isIssuedPincode, parsePincode, stateOfPincode } from "#values/pincode.ts";
import { addressText as say } from "./address.text.ts";

const required = (label: string) => z.string().check(z.minLength(1, say.missing(label)));

/** A required text that must look right; a missing one is only missing. */
export const fitting = (label: string, isRight: (text: string) => boolean, complaint: string) =>
  required(label).check(z.refine((text) => text === "" || isRight(text), complaint));

const optional = z.pipe(
  z.string(),
  z.transform((text) => text || null),
);

/** The parts of an address, each cleaned before; the pincode comes out as six digits. */
export const addressFields = {
  fullName: required("Full Name"),
  addressLine1: required("Address Line 1"),
  addressLine2: optional,
  city: required("City"),
  state: fitting("State", (name) => indianState(name) !== undefined, say.state),
  pincode: z.pipe(
    fitting("Pincode", (text) => parsePincode(text) !== undefined, say.pincode),
    z.transform((text) => parsePincode(text) ?? text),
  ),
  country: fitting("Country", (name) => name === "India", say.country),
};

/** What is wrong with a pincode that has six digits; one that may belong to more than one state belongs to each. */
export function pincodeError({ pincode, state }: { pincode: string; state: string }): string | undefined {
  if (!isIssuedPincode(pincode)) return say.noPincode(pincode);
  const told = stateOfPincode(pincode);
  return told === undefined || told === state ? undefined : say.otherState(pincode, told);
}

/** A telephone number as typed; null when none is given. */
export const phoneField = z.pipe(
  z.string().check(z.refine((text) => text === "" || isPhoneLike(text), say.phone)),
  z.transform((text) => text || null),
);
