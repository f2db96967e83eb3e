import type { Block, MailShop } from "#mail/writing/mail-body.ts";
import { type OrderMailFacts, orderMail } from "#orders/mails/order-mail.ts";
import { isForCash } from "#values/money/payment-method.ts";
import { type ReturnRequest, saidOf } from "../return-request.ts";
import { ownReturnText } from "../returns.text.ts";
import { settledSentence } from "../settled-sentence.ts";
import { returnStepText as say } from "./return-step.text.ts";

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

interface StepWords {
  subject: string;
  title: string;
  text: string;
}

/** What a buyer reads at each step of a return. */
export function returnStepMail(facts: ReturnMailFacts, shop: MailShop) {
  const { order, link, request, pieces } = facts;
  const { subject, title, text } = wordsFor(facts);
  const ofOrder = say.ofOrder(request.number, order.orderNumber);
  return orderMail("return-step", order, shop, {
    subject: say.subject(request.number, subject),
    title,
    preview: `${title} ${ofOrder}`,
    blocks: [
      { kind: "text", text: `${ofOrder} ${text}` },
      ...addressBlocks(request, shop),
      ...ownersWords(request),
      { kind: "facts", rows: pieces.map((piece, at) => [at === 0 ? say.pieces : "", piece]) },
      { kind: "button", label: say.see, href: link },
    ],
  });
}

function wordsFor({ order, request, isAgain }: ReturnMailFacts): StepWords {
  if (request.state === "settled") {
    const settled = settledSentence(request, isForCash(order.paymentMethod));
    return { ...say.settled, text: isAgain ? `${ownReturnText.wasUnpaid} ${settled}` : settled };
  }
  const { next } = ownReturnText;
  if (request.state === "approved" && request.kind === "damage")
    return { ...say.approved, text: next.approvedFault };
  return { text: next[request.state], ...say[request.state] };
}

const addressBlocks = ({ state, kind }: Told, shop: MailShop): Block[] =>
  state === "approved" && kind !== "damage"
    ? [
        { kind: "heading", text: say.sendTo },
        { kind: "text", text: [shop.name, shop.address, shop.phone].filter(Boolean).join("\n") },
      ]
    : [];

/** The owner's words. */
function ownersWords(request: Told): Block[] {
  const said = saidOf(request);
  return said ? [{ kind: "text", text: said }] : [];
}
