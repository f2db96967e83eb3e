import type { Block, MailBody, MailShop } from "./mail-body.ts";

/**
 * A blank so thin that a text reads on across it. As a blank it ends whatever a mail program takes for an
 * address.
 */
const thinBlank = "\u200A";

/** Dots as addresses may have them: browsers read the wide ones alike (UTS 46). */
const dot = "[.\u3002\uFF0E\uFF61]";

/** Where the parts of an address meet; dots and colons between digits are sums and times. */
const joint = new RegExp(
  [
    String.raw`(?<=\S)${dot}(?=[^\s\p{Nd}\p{P}])`,
    // The third dot of an address in numbers, and what is written behind one.
    String.raw`(?<=(?<!\d)\d{1,3}(?:${dot}\d{1,3}){2})${dot}(?=\d)`,
    // The colon of a scheme or a port.
    String.raw`(?<=[^\s\d]):(?=\S)|(?<=\d):(?=[^\s\d])`,
    String.raw`(?<=\S)@(?=\S)`,
    String.raw`[/\\]{2}(?=[^\s/\\])`,
  ].join("|"),
  "gu",
);

const around = /^[("'<[]+|[)"'>\].,:;!?]+$/g;

/**
 * A text in which mail programs find no address to make a link of, neither of a page nor of a mailbox. It
 * reads as before, with a thin blank behind each dot, colon, @ and double slash between its parts. Words in
 * `own` stay as they are.
 */
export const unlinked = (text: string, own: ReadonlySet<string> = new Set()): string =>
  text.replaceAll(/\S+/g, (word) =>
    own.has(word.replaceAll(around, "")) ? word : word.replaceAll(joint, `$&${thinBlank}`),
  );

type Told = (text: string) => string;

/**
 * A mail that leads nowhere but where the shop leads: of its texts only those that say they are the shop's
 * own keep addresses that can be clicked, besides the shop's name and e-mail address. Buttons, the way out of
 * a subscription and the imprint are always the shop's.
 */
export function unlinkedMail<Mail extends { subject: string; body: MailBody }>(mail: Mail): Mail {
  const { title, preview, blocks, shop } = mail.body;
  const own = ownWords(shop);
  const told: Told = (text) => unlinked(text, own);
  const body = {
    ...mail.body,
    title: told(title),
    preview: told(preview),
    blocks: blocks.map((block) => toldBlock(block, told)),
  };
  return { ...mail, subject: told(mail.subject), body };
}

const ownWords = ({ name, email }: MailShop): ReadonlySet<string> => new Set([...name.split(/\s+/), email]);

function toldBlock(block: Block, told: Told): Block {
  const toldPair = ([term, said]: [string, string]): [string, string] => [told(term), told(said)];
  switch (block.kind) {
    case "heading":
      return { ...block, text: told(block.text) };
    case "html":
    case "picture":
    case "code":
    case "cards":
      return block;
    case "text":
    case "note":
      return block.isOurs ? block : { ...block, text: told(block.text) };
    case "button":
      return { ...block, label: told(block.label) };
    case "facts":
      return block.isOurs ? block : { ...block, rows: block.rows.map(toldPair) };
    case "bill":
      return { ...block, lines: block.lines.map(toldPair), sums: block.sums.map(toldPair) };
    case "steps":
      return { ...block, steps: block.steps.map((step) => ({ ...step, label: told(step.label) })) };
  }
}
