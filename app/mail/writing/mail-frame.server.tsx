import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from "react-email";
import { languageNow, languageTag } from "#values/language/language.ts";
import { gstin, linkIn } from "./body-text.ts";
import { mailText } from "./mail.text.ts";
import { blockHtml } from "./mail-blocks.server.tsx";
import type { MailBody } from "./mail-body.ts";
import { colours, darkStyles, styles } from "./mail-style.server.ts";
import { joined, type Markup, piece, slot, told } from "./markup.server.ts";

/** The paper around every mail: a painted band, the shop's name, what the mail says, and who wrote it. */
const frame = piece(
  <Html lang={slot("lang")}>
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{slot("title")}</title>
      <style>{darkStyles}</style>
    </Head>
    <Body lang={slot("lang")} className="m-ground" style={styles.body}>
      <Preview>{slot("preview")}</Preview>
      <Container className="m-sheet" style={styles.sheet}>
        <Band />
        <Section className="m-inside" style={styles.inside}>
          <Text className="m-name" style={styles.shopName}>
            {slot("shop")}
          </Text>
          <Heading as="h1" className="m-ink m-title" style={styles.title}>
            {slot("heading")}
          </Heading>
          {slot("blocks")}
          <Hr className="m-line" style={{ borderColor: colours.hair, margin: "28px 0 16px" }} />
          <Text className="m-soft" style={styles.footer}>
            {slot("imprint")}
          </Text>
          {slot("unsubscribe")}
        </Section>
        <Band />
      </Container>
    </Body>
  </Html>,
);

const unsubscribe = piece(
  <Text className="m-soft" style={{ ...styles.footer, marginTop: "12px" }}>
    <Link className="m-link" href={slot("href")} style={styles.link}>
      {slot("label")}
    </Link>
  </Text>,
);

/**
 * Two ink lines with a row of dots between them: drawn by borders, since pictures from elsewhere are often
 * blocked.
 */
function Band() {
  const line = { borderTop: `2px solid ${colours.geru}`, fontSize: 0, lineHeight: 0 };
  const dots = { borderTop: `6px dotted ${colours.turmeric}`, fontSize: 0, lineHeight: 0, margin: "4px 0" };
  return (
    <Section aria-hidden="true" style={{ padding: "5px 5px" }}>
      <div style={line} />
      <div style={dots} />
      <div style={line} />
    </Section>
  );
}

/** A mail's body as HTML. Nothing that somebody typed becomes markup. */
export function bodyHtml(body: MailBody): string {
  const { title, preview, blocks, shop } = body;
  const imprint = [shop.name, shop.address, `${shop.email}, ${shop.phone}`, ...gstin(shop)];
  const none: Markup = { markup: "" };
  const { markup } = frame({
    lang: languageTag(),
    title,
    heading: told(title),
    preview,
    shop: shop.name,
    blocks: joined(blocks.map(blockHtml)),
    imprint: told(imprint.join("\n")),
    unsubscribe: body.unsubscribe
      ? unsubscribe({ href: linkIn(languageNow(), body.unsubscribe), label: mailText.unsubscribe })
      : none,
  });
  return `<!DOCTYPE html>${markup}`;
}
