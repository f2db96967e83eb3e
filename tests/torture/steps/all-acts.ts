import type { Act } from "./act.ts";
import { cashActs } from "./cash-acts.ts";
import { certificateActs } from "./certificate-acts.ts";
import { enquiryActs } from "./enquiry-acts.ts";
import { importActs } from "./import-acts.ts";
import { keyActs } from "./key-acts.ts";
import { newsletterActs } from "./newsletter-acts.ts";
import { offerActs } from "./offer-acts.ts";
import { ownActs } from "./own-acts.ts";
import { parcelActs } from "./parcel-acts.ts";
import { pictureActs } from "./picture-acts.ts";
import { returnActs } from "./return-acts.ts";
import { reviewActs } from "./review-acts.ts";
import { staffActs } from "./staff-acts.ts";
import { twoStepActs } from "./two-step-acts.ts";

export const acts: readonly Act[] = [
  ...ownActs,
  ...parcelActs,
  ...cashActs,
  ...returnActs,
  ...offerActs,
  ...certificateActs,
  ...reviewActs,
  ...keyActs,
  ...staffActs,
  ...twoStepActs,
  ...enquiryActs,
  ...importActs,
  ...newsletterActs,
  ...pictureActs,
];
