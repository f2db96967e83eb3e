import { expect, test } from "vitest";
import type { Block, MailBody } from "./mail-body.ts";
import { unlinkedMail } from "./unlinked-mail.ts";

const body = (block: Block): MailBody => ({
  ...{ title: "", preview: "", blocks: [block] },
  shop: { name: "Jhola", email: "hello@jhola.example", phone: "", address: "" },
});

test.each<{ isOurs: boolean | undefined; said: string }>([
  { isOurs: true, said: "haat@okicici" },
  { isOurs: undefined, said: "haat@\u200Aokicici" },
])("facts of the shop's own ($isOurs) can be copied as they are", ({ isOurs, said }) => {
  const block: Block = { kind: "facts", rows: [["UPI ID", "haat@okicici"]], ...(isOurs && { isOurs }) };
  const { blocks } = unlinkedMail({ subject: "", body: body(block) }).body;
  expect(blocks).toEqual([{ ...block, rows: [["UPI ID", said]] }]);
});
