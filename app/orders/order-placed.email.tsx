import type { CSSProperties } from "react";
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
import { deliveryPromises, shippingNames } from "#shipping/shipping.text.ts";
import { longDateTime } from "#values/date-time.ts";
import { type Paise, rupees, times } from "#values/money.ts";
import { paymentNames } from "./order.text.ts";
import type { Address, Order } from "./order.ts";
import { addressLines, type OrderMailFacts, shippingLabel } from "./order-mail-text.ts";

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
  `<!DOCTYPE html>${renderToStaticMarkup(<OrderPlacedMail {...facts} />)}`;

function OrderPlacedMail({ order, link, shopName }: OrderMailFacts) {
  return (
    <Html lang="en-IN">
      <Head />
      <Preview>{`Your order ${order.orderNumber} is placed.`}</Preview>
      <Body style={paper}>
        <Container style={sheet}>
          <Text style={{ ...heading, fontSize: "18px" }}>{shopName}</Text>
          <Heading as="h1" style={{ ...heading, fontSize: "32px" }}>
            Thank you for your purchase.
          </Heading>
          <Text style={plain}>
            Your order <b>{order.orderNumber}</b> was placed on {longDateTime(order.placedAt)}.
          </Text>
          <Lines order={order} />
          <Heading as="h2" style={{ ...heading, fontSize: "20px", margin: "28px 0 8px" }}>
            On its way to
          </Heading>
          <PostalAddress address={order.shipping} />
          <Text style={plain}>
            {shippingNames[order.shippingMethod]} shipping, {deliveryPromises[order.shippingMethod]}.
            <br />
            Payment: {paymentNames[order.paymentMethod]}.
          </Text>
          <Section style={{ margin: "24px 0" }}>
            <Button href={link} style={action}>
              See your order
            </Button>
          </Section>
          <Text style={quiet}>Questions? Reply to this mail and we will help.</Text>
        </Container>
      </Body>
    </Html>
  );
}

function Lines({ order }: { order: Order }) {
  return (
    <Section style={{ borderTop: `1px solid ${ink}`, marginTop: "20px" }}>
      {order.lines.map((line) => (
        <Row key={line.productId ?? line.productName}>
          <Column style={cell}>
            {line.productName}
            <span style={{ color: soft }}> × {line.quantity}</span>
          </Column>
          <Column style={figure}>{rupees(times(line.unitPrice, line.quantity))}</Column>
        </Row>
      ))}
      <Sum term="Subtotal" amount={order.subtotal} />
      <Sum term={shippingLabel(order)} amount={order.shippingCost} />
      <Row>
        <Column style={{ ...cell, border: 0, fontWeight: 600 }}>Total</Column>
        <Column style={{ ...figure, border: 0, fontFamily: display, fontSize: "22px" }}>
          {rupees(order.total)}
        </Column>
      </Row>
    </Section>
  );
}

function Sum({ term, amount }: { term: string; amount: Paise }) {
  return (
    <Row>
      <Column style={cell}>{term}</Column>
      <Column style={figure}>{amount === 0 ? "Free" : rupees(amount)}</Column>
    </Row>
  );
}

function PostalAddress({ address }: { address: Address }) {
  return (
    <Text style={plain}>
      {addressLines(address).map((line) => (
        <span key={line} style={{ display: "block" }}>
          {line}
        </span>
      ))}
    </Text>
  );
}
