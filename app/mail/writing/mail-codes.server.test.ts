import { expect, test } from "vitest";
import { codeIn } from "../../../tests/read-code.ts";
import { finishMail } from "./finish-mail.server.ts";
import { mailBody } from "./mail-body.ts";
import { withCodesInside } from "./mail-codes.server.ts";

const shop = { name: "Jhola", email: "hello@jhola.example", phone: "+91 1", address: "Madhubani" };
const text = "upi://pay?pa=haat@ybl&pn=Haat&am=23200.05&cu=INR&tn=O-1764000000001&tr=O1764000000001ADVANCE";

test("a code travels with its mail as a picture that reads as it was written (OFFER-89)", async () => {
  const code = { kind: "code", text, alt: "Scan this" } as const;
  const body = mailBody(shop, { title: "T", preview: "P", blocks: [code, code] });
  const { html, text: plain, codes } = await finishMail({ subject: "S", body });
  expect(codes).toHaveLength(1);
  expect(await codeIn(codes[0]?.png ?? Buffer.alloc(0))).toBe(text);
  expect(html).toMatch(new RegExp(`<img[^>]*src="cid:${codes[0]?.cid}"`));
  expect(html).not.toContain("upi://");
  expect(plain).not.toContain("upi://");
  const inside = /src="data:image\/png;base64,([^"]+)"/.exec(withCodesInside(html, codes))?.[1] ?? "";
  expect(await codeIn(Buffer.from(inside, "base64"))).toBe(text);
});
