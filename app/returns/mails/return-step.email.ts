import { type OrderMailFacts, orderMail } from "#orders/mails/order-mail.ts";
import type { Block, MailShop } from "#platform/mail/writing/mail-body.ts";
import { settledSentence } from "../own/settled-sentence.ts";
import type { ReturnRequest, ReturnState } from "../return-request.ts";
import { ownReturnText } from "../returns.text.ts";

type Told = Pick<
  ReturnRequest,
  "number" | "kind" | "state" | "declineWords" | "settleWords" | "resolution" | "refund"
>;

export interface ReturnMailFacts extends Pick<OrderMailFacts, "order" | "link"> {
  request: Told;
  /** What it is about: 'Kohbar Tote × 1'. */
  pieces: readonly string[];
  /** It was settled before, and its money could not be sent. */
  isAgain?: boolean;
}

interface Words {
  subject: string;
  title: string;
  text: string;
}

const { next } = ownReturnText;

const words: Record<Exclude<ReturnState, "settled">, Words> = {
  requested: { subject: "we have your request", title: "We have your request.", text: next.requested },
  approved: { subject: "is approved", title: "Your return is approved.", text: next.approved },
  received: {
    subject: "has reached us",
    title: "Your pieces are back with us.",
    text: "We settle your return next.",
  },
  declined: { subject: "could not be taken", title: "About your return.", text: next.declined },
  withdrawn: {
    subject: "is withdrawn",
    title: "Your request is withdrawn.",
    text: "Its pieces stay with you.",
  },
};

/** What a buyer reads at each step of a return. */
export function returnStepMail(facts: ReturnMailFacts, shop: MailShop) {
  const { order, link, request, pieces } = facts;
  const { subject, title, text } = wordsFor(facts);
  return orderMail("return-step", order, shop, {
    subject: `Return ${request.number} ${subject}`,
    title,
    preview: `${title} Return ${request.number} of order ${order.orderNumber}.`,
    blocks: [
      { kind: "text", text: `Return ${request.number} of order ${order.orderNumber}. ${text}` },
      ...addressBlocks(request, shop),
      ...ownersWords(request),
      { kind: "facts", rows: pieces.map((piece, at) => [at === 0 ? "Pieces" : "", piece]) },
      { kind: "button", label: "See your return", href: link },
    ],
  });
}

function wordsFor({ order, request, isAgain }: ReturnMailFacts): Words {
  if (request.state === "settled") {
    const settled = settledSentence(request, order.paymentMethod === "cod");
    return {
      ...{ subject: "is settled", title: "Your return is settled." },
      text: isAgain ? `${ownReturnText.wasUnpaid} ${settled}` : settled,
    };
  }
  if (request.state === "approved" && request.kind === "damage")
    return { ...words.approved, text: next.approvedFault };
  return words[request.state];
}

const addressBlocks = ({ state, kind }: Told, shop: MailShop): Block[] =>
  state === "approved" && kind !== "damage"
    ? [
        { kind: "heading", text: "Send it to" },
        { kind: "text", text: [shop.name, shop.address, shop.phone].filter(Boolean).join("\n") },
      ]
    : [];

/** What the owner said of it. */
function ownersWords({ state, declineWords, settleWords }: Told): Block[] {
  const said = state === "declined" ? declineWords : state === "settled" ? settleWords : null;
  return said ? [{ kind: "text", text: said }] : [];
}
