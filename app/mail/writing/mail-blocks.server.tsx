import { Button, Column, Heading, Img, Link, Row, Section, Text } from "react-email";
import type { Block } from "./mail-body.ts";
import { codeId, codeSide } from "./mail-codes.server.ts";
import { colours, mailWide, styles } from "./mail-style.server.ts";
import { joined, type Markup, piece, slot, told } from "./markup.server.ts";
import { styledHtml } from "./styled-html.server.ts";

const heading = piece(
  <Heading as="h2" className="m-ink" style={styles.heading}>
    {slot("text")}
  </Heading>,
);
const text = piece(
  <Text className="m-ink" style={styles.plain}>
    {slot("text")}
  </Text>,
);
const note = piece(
  <Text className="m-soft" style={styles.note}>
    {slot("text")}
  </Text>,
);
const button = piece(
  <Section style={{ margin: "24px 0" }}>
    <Button href={slot("href")} style={styles.action}>
      {slot("label")}
    </Button>
  </Section>,
);
const facts = piece(<Section style={{ margin: "8px 0 16px" }}>{slot("rows")}</Section>);
const fact = piece(
  <Row>
    <Column className="m-soft m-line" style={styles.term}>
      {slot("term")}
    </Column>
    <Column className="m-ink m-line" style={styles.cell}>
      {slot("said")}
    </Column>
  </Row>,
);
const bill = piece(
  <Section className="m-rule" style={styles.bill}>
    {slot("rows")}
  </Section>,
);
const amount = piece(
  <Row>
    <Column className="m-ink m-line" style={styles.cell}>
      {slot("term")}
    </Column>
    <Column className="m-ink m-line" style={styles.amount}>
      {slot("amount")}
    </Column>
  </Row>,
);
const total = piece(
  <Row>
    <Column className="m-ink" style={styles.total}>
      {slot("term")}
    </Column>
    <Column className="m-ink" style={styles.totalAmount}>
      {slot("amount")}
    </Column>
  </Row>,
);
const steps = piece(
  <Section style={{ margin: "20px 0" }}>
    <Row>{slot("steps")}</Row>
  </Section>,
);
const step = {
  done: stepPiece(colours.geru, 400, "✓ "),
  current: stepPiece(colours.geru, 600, "● "),
  ahead: stepPiece(colours.hair, 400, ""),
};

function stepPiece(line: string, fontWeight: number, mark: string) {
  const style = { borderTop: `4px solid ${line}`, color: colours.ink, fontSize: "14px", fontWeight };
  return piece(
    <Column
      className={mark ? "m-ink" : "m-soft"}
      style={{ ...style, padding: "8px 4px 0 0", verticalAlign: "top", width: "25%" }}
    >
      {mark}
      {slot("label")}
    </Column>,
  );
}

// A picture that is blocked, as most are until the reader allows them, is as wide as its style says.
const large = { ...styles.picture, width: "100%", maxWidth: `${mailWide}px`, margin: "0 0 18px" };
const picture = piece(<Img src={slot("src")} alt={slot("alt")} width={mailWide} style={large} />);
const code = piece(
  <Img src={slot("src")} alt={slot("alt")} width={codeSide} height={codeSide} style={{ margin: "8px 0" }} />,
);
const cardPicture = (each: { picture?: string | undefined; href: string }): Markup =>
  linkedPicture({ picture: each.picture ?? "", href: each.href });
const linkedPicture = piece(
  <Link href={slot("href")}>
    <Img src={slot("picture")} alt="" width="120" style={styles.picture} />
  </Link>,
);
const card = piece(
  <Row style={{ margin: "0 0 4px" }}>
    <Column className="m-line" style={{ ...styles.cell, width: "136px" }}>
      {slot("picture")}
    </Column>
    <Column className="m-ink m-line" style={{ ...styles.cell, verticalAlign: "middle" }}>
      <Link className="m-link" href={slot("href")} style={{ ...styles.link, fontWeight: 600 }}>
        {slot("name")}
      </Link>
      <br />
      {slot("price")}
    </Column>
  </Row>,
);
const none: Markup = { markup: "" };

/** One part of a mail's body as markup. */
export function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case "heading":
      return heading({ text: told(block.text) });
    case "text":
      return text({ text: told(block.text) });
    case "note":
      return note({ text: told(block.text) });
    case "button":
      return isWebAddress(block.href) ? button(block) : text({ text: `${block.label}: ${block.href}` });
    case "facts":
      return facts({ rows: joined(block.rows.map(([term, said]) => fact({ term, said: told(said) }))) });
    case "bill":
      return bill({ rows: joined([...block.lines.map(line), ...block.sums.map(sum)]) });
    case "html":
      return { markup: styledHtml(block.html) };
    case "picture":
      return picture(block);
    case "code":
      return code({ src: `cid:${codeId(block.text)}`, alt: block.alt });
    case "cards":
      return joined(
        block.cards.map((each) => card({ ...each, picture: each.picture ? cardPicture(each) : none })),
      );
    case "steps":
      return steps({ steps: joined(block.steps.map(({ label, state }) => step[state]({ label }))) });
  }
}

const line = ([term, value]: [string, string]): Markup => amount({ term: told(term), amount: value });

const sum = ([term, value]: [string, string], index: number, all: readonly unknown[]): Markup =>
  (index === all.length - 1 ? total : amount)({ term, amount: value });

const isWebAddress = (href: string): boolean => /^https?:\/\/\S+$/.test(href);
