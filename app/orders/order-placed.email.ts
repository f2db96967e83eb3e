import { type CSSProperties, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from "react-email";
import { longDateTime } from "#values/date-time.ts";
import { rupees, times } from "#values/money.ts";
import type { Order } from "./order.ts";
import { addressLines, type OrderMailFacts, promiseLines, shippingLabel } from "./order-mail-text.ts";

// Written without JSX, so that plain Node runs it too: the bench, a script.

// Mail programs know no stylesheet of ours: the paper's colours stand at each element.
const ink = "#1E1A18";
const soft = "#5C5046";
const hair = "#D8C9AC";
const display = "Eczar, Georgia, 'Times New Roman', serif";
const text = "Mukta, 'Segoe UI', Roboto, Arial, sans-serif";

const paper: CSSProperties = {
  backgroundColor: "#FBF6EC",
  color: ink,
  fontFamily: text,
  margin: 0,
  padding: "24px 0",
};
const sheet: CSSProperties = {
  border: `4px double ${ink}`,
  maxWidth: "560px",
  padding: "28px 24px",
};
const plain: CSSProperties = { fontSize: "16px", lineHeight: "1.55", margin: "0 0 12px" };
const quiet: CSSProperties = { ...plain, color: soft, fontSize: "15px" };
const heading: CSSProperties = {
  fontFamily: display,
  fontWeight: 500,
  lineHeight: "1.15",
  margin: "0 0 12px",
};
const cell: CSSProperties = { borderBottom: `1px solid ${hair}`, fontSize: "16px", padding: "10px 0" };
const figure: CSSProperties = { ...cell, textAlign: "right", whiteSpace: "nowrap" };
const action: CSSProperties = {
  backgroundColor: "#A6342B",
  borderRadius: "3px",
  color: "#FFFAF0",
  fontSize: "17px",
  fontWeight: 600,
  padding: "13px 24px",
};

/** The order's mail as HTML. Plain and synchronous, so that it can be made while the order is written. */
export const orderPlacedHtml = (facts: OrderMailFacts): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(h(OrderPlacedMail, facts))}`;

function OrderPlacedMail({ order, link, shopName }: OrderMailFacts) {
  const number = h("b", null, order.orderNumber);
  return h(
    Html,
    { lang: "en-IN" },
    h(Head),
    h(Preview, null, `Your order ${order.orderNumber} is placed.`),
    h(
      Body,
      { style: paper },
      h(
        Container,
        { style: sheet },
        h(Text, { style: { ...heading, fontSize: "18px" } }, shopName),
        h(Heading, { as: "h1", style: { ...heading, fontSize: "32px" } }, "Thank you for your purchase."),
        h(Text, { style: plain }, "Your order ", number, ` was placed on ${longDateTime(order.placedAt)}.`),
        h(Lines, { order }),
        h(
          Heading,
          { as: "h2", style: { ...heading, fontSize: "20px", margin: "28px 0 8px" } },
          "On its way to",
        ),
        h(Text, { style: plain }, ...brokenLines(addressLines(order.shipping))),
        h(Text, { style: plain }, ...brokenLines(promiseLines(order))),
        h(
          Section,
          { style: { margin: "24px 0" } },
          h(Button, { href: link, style: action }, "See your order"),
        ),
        h(Text, { style: quiet }, "Questions? Reply to this mail and we will help."),
      ),
    ),
  );
}

function Lines({ order }: { order: Order }) {
  return h(
    Section,
    { style: { borderTop: `1px solid ${ink}`, marginTop: "20px" } },
    ...order.lines.map(({ productName, quantity, unitPrice }) =>
      sumRow(
        [productName, h("span", { key: "times", style: { color: soft } }, ` × ${quantity}`)],
        rupees(times(unitPrice, quantity)),
      ),
    ),
    sumRow("Subtotal", rupees(order.subtotal)),
    sumRow(shippingLabel(order), order.shippingCost === 0 ? "Free" : rupees(order.shippingCost)),
    h(
      Row,
      null,
      h(Column, { style: { ...cell, border: 0, fontWeight: 600 } }, "Total"),
      h(
        Column,
        { style: { ...figure, border: 0, fontFamily: display, fontSize: "22px" } },
        rupees(order.total),
      ),
    ),
  );
}

const sumRow = (term: ReactNode, amount: string) =>
  h(Row, null, h(Column, { style: cell }, term), h(Column, { style: figure }, amount));

const brokenLines = (lines: readonly string[]) =>
  lines.map((line) => h("span", { key: line, style: { display: "block" } }, line));
