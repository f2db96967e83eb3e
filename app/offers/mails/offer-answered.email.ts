import { type Block, type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Offer, ProofAnswer } from "../offer.ts";
import type { Proof } from "../proofs.db.server.ts";

/** A proof as its buyer has answered it. */
export type AnsweredProof = Pick<Proof, "id" | "title"> & ProofAnswer;

/** A buyer's act of which the shop is notified. */
type Told = { offer: Pick<Offer, "id" | "number" | "buyer" | "total" | "declineWords"> } & (
  | { what: "accepted"; order: { id: string; orderNumber: string } }
  | { what: "declined" }
  | { what: "change"; words: string; version: number }
  | { what: "proof"; proof: AnsweredProof }
);

interface Words {
  /** 'is accepted', after the offer's number. */
  said: string;
  rows: [string, string | null][];
  button: { label: string; path: string };
}

/** Notifies the shop that a buyer has accepted or declined an offer, wants another, or answered a proof. */
export function offerAnsweredMail(told: Told, { origin, shop }: { origin: string; shop: MailShop }): Mail {
  const { number, buyer, total } = told.offer;
  const { said, rows, button } = wordsOf(told);
  const facts: Block = {
    kind: "facts",
    rows: [
      ["Buyer", [buyer.name, buyer.company].filter(Boolean).join(", ")],
      ["Total", rupeesExact(total)],
      ...rows.flatMap(([term, fact]): [string, string][] => (fact ? [[term, fact]] : [])),
    ],
  };
  return {
    kind: "offer-answered",
    to: shop.email,
    ...(buyer.email ? { replyTo: buyer.email } : {}),
    subject: `Offer ${number} ${said}`,
    body: mailBody(shop, {
      title: `Offer ${number} ${said}.`,
      preview: `From ${buyer.name}.`,
      blocks: [facts, { kind: "button", label: button.label, href: origin + button.path }],
    }),
  };
}

const proofWords: Record<ProofAnswer["state"], string> = {
  approved: "has a proof approved",
  changes: "has a proof to be changed",
};

function wordsOf(told: Told): Words {
  const offer = { label: "See the offer", path: `/admin/dashboard/offers/${told.offer.number}` };
  if (told.what === "accepted") {
    const { id, orderNumber } = told.order;
    const button = { label: `Open order ${orderNumber}`, path: adminOrderPath(id) };
    return { said: "is accepted", rows: [["Order", orderNumber]], button };
  }
  if (told.what === "declined")
    return { said: "is declined", rows: [["In their words", told.offer.declineWords]], button: offer };
  if (told.what === "change")
    return { said: "is to be changed", rows: [["In their words", told.words]], button: offer };
  const { title, state, words } = told.proof;
  const said = proofWords[state];
  const rows: Words["rows"] = [
    ["Proof", title],
    ["To be changed", words],
  ];
  return { said, rows, button: offer };
}
