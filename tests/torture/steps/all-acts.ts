import type { Act } from "../copies/copies.ts";
import { accountActs } from "../subjects/accounts.ts";
import { cashActs } from "../subjects/cash-acts.ts";
import { certificateActs } from "../subjects/certificates.ts";
import { draftActs } from "../subjects/drafts.ts";
import { grievanceActs } from "../subjects/grievances.ts";
import { homesActs } from "../subjects/homes.ts";
import { importActs } from "../subjects/imports.ts";
import { keyActs } from "../subjects/keys.ts";
import { mailedCartActs } from "../subjects/mailed-carts.ts";
import { makersPayActs } from "../subjects/makers-pay.ts";
import { makingActs } from "../subjects/making.ts";
import { newsletterActs } from "../subjects/newsletters.ts";
import { offerActs } from "../subjects/offers.ts";
import { orderActs } from "../subjects/order-acts.ts";
import { ownerActs } from "../subjects/owner-acts.ts";
import { parcelActs } from "../subjects/parcel-acts.ts";
import { pictureActs } from "../subjects/pictures.ts";
import { promiseActs } from "../subjects/promise.ts";
import { remittanceActs } from "../subjects/remittances.ts";
import { returnActs } from "../subjects/return-acts.ts";
import { reviewActs } from "../subjects/review-acts.ts";
import { saidPaidActs } from "../subjects/said-paid.ts";
import { settlementActs } from "../subjects/settlements.ts";
import { staffActs } from "../subjects/staff.ts";
import { stallActs } from "../subjects/stalls.ts";
import { twoStepActs } from "../subjects/two-step.ts";

export const acts: readonly Act[] = [
  orderActs,
  ownerActs,
  accountActs,
  parcelActs,
  cashActs,
  returnActs,
  offerActs,
  saidPaidActs,
  mailedCartActs,
  homesActs,
  stallActs,
  certificateActs,
  reviewActs,
  keyActs,
  staffActs,
  twoStepActs,
  grievanceActs,
  draftActs,
  makingActs,
  makersPayActs,
  promiseActs,
  importActs,
  remittanceActs,
  settlementActs,
  newsletterActs,
  pictureActs,
].flat();
