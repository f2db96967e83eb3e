import { fieldText } from "#ui/form/form.text.ts";
import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import type { SeenOffer } from "../sending/seen-offer.ts";
import { offerAdminText } from "./offer-admin.text.ts";

export type ProofField = "title" | "picture";
export type OfferActAnswer = FormAnswer<ProofField>;

/** The revision that the owner's form was made from. */
export const seenOfferIn = (form: FormData, number: string): SeenOffer => ({
  number,
  id: textIn(form, "id").slice(0, 100),
  version: versionIn(form),
});

const mostTitle = 120;

const tooLong = (title: string) => (hasAtMost(title, mostTitle) ? undefined : fieldText.long(mostTitle));

/** A new proof, or its errors; its picture is checked when it is stored. */
export function parseProof(
  form: FormData,
): { title: string; picture: File } | { errors: FieldErrors<ProofField> } {
  const say = offerAdminText.errors;
  const title = cleanText(textIn(form, "title"), mostTitle + 1);
  const wrongTitle = title === "" ? say.proofTitle : tooLong(title);
  const picture = form.get("picture");
  const isFile = picture instanceof File && picture.size > 0;
  if (!wrongTitle && isFile) return { title, picture };
  return {
    errors: {
      ...(wrongTitle ? { title: wrongTitle } : {}),
      ...(isFile ? {} : { picture: say.proofPicture }),
    },
  };
}
