import { languageNow } from "#values/language/language.ts";
import { linkIn } from "./body-text.ts";
import { mailText, gatheredText as text } from "./mail.text.ts";
import { type Block, type Mail, type MailBody, mailBody } from "./mail-body.ts";

/** The kind of a mail that holds what several were to say. */
export const gatheredMailKind = "gathered";

interface HeldMail {
  to: string;
  replyTo: string | undefined;
  subject: string;
  body: MailBody;
}

/** One mail in place of several that were held: what each is about, and all their links. */
export function gatheredMail(held: readonly [HeldMail, ...HeldMail[]]): Mail {
  const [first] = held;
  const { shop } = first.body;
  const blocks = [...new Map(held.map((mail) => [JSON.stringify(blocksOf(mail)), blocksOf(mail)])).values()];
  // All of them say the same.
  if (blocks.length === 1) return { ...first, kind: gatheredMailKind };
  return {
    kind: gatheredMailKind,
    to: first.to,
    replyTo: first.replyTo,
    subject: text.subject(shop.name, blocks.length),
    body: mailBody(shop, {
      title: text.title,
      preview: text.preview,
      blocks: [
        {
          kind: "text",
          text: text.text,
        },
        ...blocks.flat(),
        {
          kind: "note",
          text: text.note,
        },
      ],
    }),
  };
}

const blocksOf = ({ subject, body: { preview, blocks, unsubscribe } }: HeldMail): Block[] => [
  { kind: "heading", text: subject },
  ...(preview ? [{ kind: "text", text: preview } as const] : []),
  ...blocks.filter(({ kind }) => kind === "button"),
  ...(unsubscribe
    ? [{ kind: "button", label: mailText.unsubscribe, href: linkIn(languageNow(), unsubscribe) } as const]
    : []),
];
