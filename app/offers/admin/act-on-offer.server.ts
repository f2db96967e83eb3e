import type { Doer } from "#accounts/permissions/holder.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { refusalText } from "#values/upload.ts";
import { type AddedProof, addProof } from "../sending/add-proof.server.ts";
import {
  beginRevision,
  discardDraft,
  type OfferStep,
  withdrawOffer,
} from "../sending/change-offer.server.ts";
import { holdOffersWeeks, releaseOffersWeeks } from "../sending/hold-weeks.server.ts";
import { type SendingShop, sendOffer } from "../sending/send-offer.server.ts";
import { offerWeeksText } from "../weeks/offer-weeks.text.ts";
import { type OfferActAnswer, parseProof, seenOfferIn } from "./offer-acts.form.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { adminOfferPath, offersPath } from "./offer-list.ts";

type Shop = SendingShop & Pick<Services, "files">;
type Received = { to: string; notice: Notice } | { answer: OfferActAnswer; status: number };

/** Carries out what the owner pressed on an offer's page. */
export async function actOnOffer(
  shop: Shop,
  actor: Doer<"money">,
  number: string,
  form: FormData,
): Promise<Received> {
  const seen = seenOfferIn(form, number);
  const page = adminOfferPath(number);
  switch (textIn(form, "intent")) {
    case "send":
      return answered(await sendOffer(shop, actor, seen), { to: page, notice: text.sent });
    case "change":
      return answered(await beginRevision(shop, actor, number), {
        to: adminOfferPath(number, "/edit"),
        notice: text.changed,
      });
    case "withdraw":
      return answered(await withdrawOffer(shop, actor, seen), { to: page, notice: text.withdrawn });
    case "discard":
      return answered(await discardDraft(shop, actor, seen), { to: offersPath, notice: text.discarded });
    case "hold":
      return answered(await holdOffersWeeks(shop, actor, seen), { to: page, notice: offerWeeksText.held });
    case "release":
      return answered(await releaseOffersWeeks(shop, actor, seen), {
        to: page,
        notice: offerWeeksText.released,
      });
    case "proof":
      return receiveProof(shop, actor, number, form);
    default:
      return failed(text.refusals.unfit);
  }
}

const failed = (reason: string): Received => ({ answer: { kind: "failed", text: reason }, status: 409 });

const answered = (step: OfferStep, done: { to: string; notice: Notice }): Received =>
  step.kind === "done" ? done : failed(text.refusals[step.why]);

async function receiveProof(
  shop: Shop,
  actor: Doer<"money">,
  number: string,
  form: FormData,
): Promise<Received> {
  const parsed = parseProof(form);
  const title = textIn(form, "title");
  const refuse = (errors: Extract<OfferActAnswer, { kind: "refused" }>["errors"]): Received => ({
    answer: { kind: "refused", errors, typed: { title } },
    status: 422,
  });
  if ("errors" in parsed) return refuse(parsed.errors);
  const added: AddedProof = await addProof(shop, actor, { number, ...parsed });
  if (added.kind === "done") return { to: adminOfferPath(number), notice: text.proofAdded };
  const name = cleanText(parsed.picture.name, 80);
  if (added.kind === "refused") return refuse({ picture: refusalText(added.why, "photos", name) });
  return added.kind === "many"
    ? refuse({ picture: text.errors.proofMany })
    : failed(text.refusals[added.kind]);
}
