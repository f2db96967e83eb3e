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
import { escapeHtml } from "#values/escape-html.ts";
import { rupees, times } from "#values/money.ts";
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

/** A place in the rendered markup that each order fills. */
const slot = (name: string): string => `%%${name}%%`;

const sumRow = (term: ReactNode, amount: string) =>
  h(Row, null, h(Column, { style: cell }, term), h(Column, { style: figure }, amount));

const quantity = h("span", { key: "quantity", style: { color: soft } }, ` × ${slot("quantity")}`);

// Rendered once: every order of a busy day differs in its words only, and rendering costs more than writing the order.
const lineMarkup = renderToStaticMarkup(sumRow([slot("name"), quantity], slot("amount")));
const mailMarkup = `<!DOCTYPE html>${renderToStaticMarkup(h(OrderPlacedMail))}`;

/** The order's mail as HTML. Plain and synchronous, so that it can be made while the order is written. */
export function orderPlacedHtml({ order, link, shopName }: OrderMailFacts): string {
  const lines = order.lines.map(({ productName, quantity, unitPrice }) =>
    fill(lineMarkup, {
      name: escapeHtml(productName),
      quantity: String(quantity),
      amount: rupees(times(unitPrice, quantity)),
    }),
  );
  return fill(mailMarkup, {
    lines: lines.join(""),
    shop: escapeHtml(shopName),
    number: escapeHtml(order.orderNumber),
    moment: longDateTime(order.placedAt),
    subtotal: rupees(order.subtotal),
    shippingLabel: escapeHtml(shippingLabel(order)),
    shipping: order.shippingCost === 0 ? "Free" : rupees(order.shippingCost),
    total: rupees(order.total),
    address: broken(addressLines(order.shipping)),
    promise: broken(promiseLines(order)),
    link: escapeHtml(link),
  });
}

/** Fills each slot in one pass, so that a customer's own %%words%% stay words. */
const fill = (markup: string, values: Record<string, string>): string =>
  markup.replaceAll(/%%(\w+)%%/g, (_, name: string) => values[name] ?? "");

const broken = (lines: readonly string[]): string => lines.map(escapeHtml).join("<br/>");

function OrderPlacedMail() {
  return h(
    Html,
    { lang: "en-IN" },
    h(Head),
    h(Preview, null, `Your order ${slot("number")} is placed.`),
    h(
      Body,
      { style: paper },
      h(
        Container,
        { style: sheet },
        h(Text, { style: { ...heading, fontSize: "18px" } }, slot("shop")),
        h(Heading, { as: "h1", style: { ...heading, fontSize: "32px" } }, "Thank you for your purchase."),
        h(
          Text,
          { style: plain },
          "Your order ",
          h("b", null, slot("number")),
          ` was placed on ${slot("moment")}.`,
        ),
        h(Lines),
        h(
          Heading,
          { as: "h2", style: { ...heading, fontSize: "20px", margin: "28px 0 8px" } },
          "On its way to",
        ),
        h(Text, { style: plain }, slot("address")),
        h(Text, { style: plain }, slot("promise")),
        h(
          Section,
          { style: { margin: "24px 0" } },
          h(Button, { href: slot("link"), style: action }, "See your order"),
        ),
        h(Text, { style: quiet }, "Questions? Reply to this mail and we will help."),
      ),
    ),
  );
}

function Lines() {
  const last = { border: 0, fontWeight: 600 };
  return h(
    Section,
    { style: { borderTop: `1px solid ${ink}`, marginTop: "20px" } },
    slot("lines"),
    sumRow("Subtotal", slot("subtotal")),
    sumRow(slot("shippingLabel"), slot("shipping")),
    h(
      Row,
      null,
      h(Column, { style: { ...cell, ...last } }, "Total"),
      h(Column, { style: { ...figure, ...last, fontFamily: display, fontSize: "22px" } }, slot("total")),
    ),
  );
}
