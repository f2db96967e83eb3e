import { sellerOf } from "#orders/invoice/invoice.ts";
import { buyerMessage } from "#orders/messages/buyer-message.server.ts";
import type { BuyerMessage } from "#orders/messages/buyer-message.ts";
import { buyerMessageText } from "#orders/order.text.ts";
import { taxRows } from "#papers/tax-rows.ts";
import { type AuditLine, auditOf } from "#platform/audit/audit.db.server.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { unsaidLines } from "../asked-tax.ts";
import { type Offer, type OfferState, stateOn } from "../offer.ts";
import { offerPath } from "../offer-link.server.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { drawUpProforma } from "../proforma/draw-up-proforma.ts";
import { type Proof, proofsOf } from "../proofs.db.server.ts";
import { wasReplaced } from "../standing.ts";
import { readWeeks, type WeeksOfOffer } from "../weeks/read-weeks.server.ts";
import { type OfferOrder, type OfferQuote, orderOfOffer, quoteOfOffer } from "./asked-quote.db.server.ts";

/** Where a revision stands; one that the next one took back was replaced. */
export type ShownState = OfferState | "replaced";

type Taxes = ReturnType<typeof taxRows>;

/** An offer as the owner manages it. */
export interface ManagedOffer {
  /** The revision that counts: the one that was accepted, else the open one, else the last. */
  offer: Offer;
  state: OfferState;
  /** The offer's draft of a next revision. */
  draft: Offer | null;
  /** Its lines that need a code or a rate before it is sent. */
  unsaid: readonly string[];
  /** The same of the revision that its buyer can accept: it was sent before the shop required them. */
  openUnsaid: readonly string[];
  /** All other revisions that somebody got, the newest first. */
  earlier: readonly { offer: Offer; state: ShownState; taxes: Taxes }[];
  /** The taxes in its total, as far as they are known by now (OFFER-48). */
  taxes: Taxes;
  /** The buyer's link, while there is anything to see. */
  message: BuyerMessage | null;
  order: OfferOrder | null;
  quote: OfferQuote | null;
  proofs: readonly Proof[];
  /** Of the draft, else of the open revision; null where nobody goes by free weeks. */
  weeks: WeeksOfOffer | null;
  history: readonly AuditLine[];
}

type Shop = Pick<MailServices, "db" | "now"> & SigningServices;

export async function readOffer(shop: Shop, number: string): Promise<ManagedOffer | undefined> {
  const revisions = await revisionsOf(shop.db, number);
  const today = indianDay(shop.now());
  const offer = countingOf(revisions, today);
  if (!offer) return undefined;
  const state = stateOn(offer, today);
  const draft = revisions.find((each) => each.state === "draft") ?? null;
  const open = draft ?? (state === "sent" ? offer : null);
  return {
    offer,
    state,
    taxes: taxesOf(shop, offer),
    draft,
    unsaid: unsaidIn(shop, draft?.lines ?? []),
    openUnsaid: unsaidIn(shop, state === "sent" ? offer.lines : []),
    earlier: revisions
      .filter(({ id, state: its }) => id !== offer.id && its !== "draft")
      .map((each) => ({
        offer: each,
        taxes: taxesOf(shop, each),
        state: wasReplaced(each, revisions) ? ("replaced" as const) : stateOn(each, today),
      }))
      .reverse(),
    message: state === "draft" ? null : messageOf(shop, offer),
    order: await orderOfOffer(shop.db, offer.orderId),
    quote: await quoteOfOffer(shop.db, offer.quoteId),
    proofs: await proofsOf(shop.db, number),
    weeks: open && state !== "accepted" ? await readWeeks(shop, open) : null,
    history: await auditOf(shop.db, "offers", number),
  };
}

const unsaidIn = ({ config }: Shop, lines: Offer["lines"]): string[] =>
  unsaidLines(config.shop, lines).map(({ name }) => name);

const messageOf = ({ config, secret }: Shop, offer: Offer): BuyerMessage =>
  buyerMessage(offer.language, config.origin + offerPath(offer, secret), (link) =>
    buyerMessageText.offer(offer.number, link),
  );

const taxesOf = ({ config: { shop } }: Shop, offer: Offer): Taxes =>
  taxRows(drawUpProforma(offer, sellerOf(shop), shop));

function countingOf(revisions: readonly Offer[], today: string): Offer | undefined {
  const of = (state: OfferState) => revisions.find((each) => stateOn(each, today) === state);
  return of("accepted") ?? of("sent") ?? revisions.at(-1);
}
