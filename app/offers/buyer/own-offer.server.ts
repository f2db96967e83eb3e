import { data, type RouterContextProvider } from "react-router";
import { strangerStatus } from "#checkout/submitting/shopper.server.ts";
import { services } from "#platform/context.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { isOfferNumber, type Offer } from "../offer.ts";
import { isOfferToken } from "../offer-link.server.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { offerStanding, type Standing } from "../standing.ts";
import { ownOfferText } from "./own-offer.text.ts";

/** A revision with where it stands, for whoever holds its link. */
export interface OwnOffer {
  offer: Offer;
  standing: Standing;
  token: string;
}

/** Why nothing is shown: no link to an offer of ours, or too many such. */
export interface UnshownOffer {
  why: "missing" | "unread";
}

/**
 * The revision that a link's token opens. The same answer for an offer that is not there, for a draft, and
 * for a token that is none of its own.
 */
export async function ownOffer({
  context,
  params,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  params: { number: string };
  url: URL;
}): Promise<OwnOffer | UnshownOffer> {
  const { db, secret, now } = services(context);
  const token = url.searchParams.get("token") ?? "";
  const revisions = isOfferNumber(params.number) ? await revisionsOf(db, params.number) : [];
  const offer = revisions.find((each) => isOfferToken(token, each, secret));
  const standing = offer && offerStanding(offer, revisions, indianDay(now()));
  if (offer && standing) return { offer, standing, token };
  return { why: (await strangerStatus(context)) === 429 ? "unread" : "missing" };
}

const statuses = { missing: 404, unread: 429 } as const;

export const unshownOffer = (answer: UnshownOffer) => data(answer, { status: statuses[answer.why] });

/** The same for files and forms: what is not shown is not there. Throws. */
export async function offerToActOn(call: Parameters<typeof ownOffer>[0]): Promise<OwnOffer> {
  const found = await ownOffer(call);
  if ("why" in found) throw new Response(ownOfferText.missing.title, { status: statuses[found.why] });
  return found;
}
