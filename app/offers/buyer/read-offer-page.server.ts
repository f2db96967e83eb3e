import { data, type RouterContextProvider } from "react-router";
import type { Address } from "#addresses/address.ts";
import { confirmationPath } from "#checkout/form/confirmation-path.ts";
import { strangerStatus } from "#checkout/submitting/shopper.server.ts";
import { type Due, duesFor } from "#orders/dues/dues.ts";
import { sellerOf } from "#orders/invoice/invoice.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { orderNumberOf } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { taxRows } from "#papers/tax-rows.ts";
import { services } from "#platform/services.server.ts";
import type { Paise } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { goesTo, isOfferNumber, type Offer, type OfferLine } from "../offer.ts";
import { isOfferToken } from "../offer-link.server.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { drawUpProforma } from "../proforma/draw-up-proforma.ts";
import { type Proof, proofsOf } from "../proofs.db.server.ts";
import { spokenOfferLines } from "../spoken-offer-lines.db.server.ts";
import { offerStanding, type Standing } from "../standing.ts";
import type { AcceptTyped } from "./accept.form.ts";
import { acceptValues } from "./accept-values.ts";
import { ownOfferText } from "./own-offer.text.ts";

/** A revision with where it stands, for anyone with its link. */
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

/** The same for files and forms: a revision that is not shown is not found. Throws. */
export async function offerToActOn(call: Parameters<typeof ownOffer>[0]): Promise<OwnOffer> {
  const found = await ownOffer(call);
  if ("why" in found) throw new Response(ownOfferText.missing.title, { status: statuses[found.why] });
  return found;
}

/** A revision that a newer one has followed: nothing of it counts any more. */
export interface ReplacedOffer extends Pick<Offer, "number" | "revision"> {
  standing: "replaced";
}

export interface OfferPage
  extends Pick<
    Offer,
    | "number"
    | "revision"
    | "words"
    | "validUntil"
    | "promisedOn"
    | "subtotal"
    | "shippingCost"
    | "toMany"
    | "total"
    | "declineWords"
    | "changeWords"
  > {
  standing: Exclude<Standing, "replaced">;
  token: string;
  lines: readonly Pick<OfferLine, "id" | "name" | "optionText" | "details" | "quantity" | "unitPrice">[];
  taxes: readonly { label: string; amount: Paise }[];
  dues: readonly Pick<Due, "kind" | "amount">[];
  buyer: Pick<Offer["buyer"], "name" | "company" | "gstin" | "poNumber">;
  /** Where it goes, as far as that is known. */
  shipping: Address | null;
  proofs: readonly Pick<Proof, "id" | "title" | "state" | "words">[];
  /** The first values of the acceptance form. */
  values: AcceptTyped;
  /** The page of the order that came of it. */
  orderPath: string | null;
}

type ReadingShop = Pick<OrderServices, "db" | "config" | "secret">;

export async function readOfferPage(shop: ReadingShop, own: OwnOffer): Promise<OfferPage | ReplacedOffer> {
  const { offer, standing, token } = own;
  const { number, revision, words, validUntil, promisedOn, subtotal, shippingCost, toMany, total } = offer;
  if (standing === "replaced") return { number, revision, standing };
  const { name, company, gstin, poNumber } = offer.buyer;
  const shipping = toMany === null ? goesTo(offer.buyer) : offer.buyer.shipping;
  const facts = drawUpProforma(offer, sellerOf(shop.config.shop), shop.config.shop);
  return {
    number,
    revision,
    words,
    validUntil,
    promisedOn,
    subtotal,
    shippingCost,
    toMany,
    total,
    standing,
    token,
    shipping,
    declineWords: offer.declineWords,
    changeWords: offer.changeWords,
    buyer: { name, company, gstin, poNumber },
    lines: (await spokenOfferLines(shop.db, offer.lines)).map(
      ({ id, name, optionText, details, quantity, unitPrice }) => ({
        id,
        name,
        optionText,
        details,
        quantity,
        unitPrice,
      }),
    ),
    taxes: taxRows(facts),
    dues: duesFor(total, offer.advancePercent),
    proofs: waitingFirst(await proofsOf(shop.db, number)),
    values: acceptValues(offer.buyer),
    orderPath: offer.orderId && (await orderPathOf(shop, offer.orderId)),
  };
}

/** Those that wait for an answer, then the newest. */
const waitingFirst = (proofs: readonly Proof[]): OfferPage["proofs"] =>
  proofs
    .map(({ id, title, state, words }) => ({ id, title, state, words }))
    .sort((one, other) => Number(other.state === "shown") - Number(one.state === "shown"));

async function orderPathOf({ db, secret }: ReadingShop, orderId: string): Promise<string> {
  const orderNumber = await orderNumberOf(db, orderId);
  return confirmationPath(orderNumber, orderLinkToken(orderNumber, secret));
}
