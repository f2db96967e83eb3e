import type { Block, MailBody, MailShop } from "./mail-body.ts";
import { unlinked } from "./unlinked.ts";

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
