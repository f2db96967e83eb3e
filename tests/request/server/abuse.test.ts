import { describe, expect, test } from "vitest";
import { anyProductPath, expectAnswer, post, textAt } from "../ask.ts";
import { newKey } from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import { type AbusedForm, abusedForms, formNames } from "./abused-forms.ts";

const html = await textAt("/blog");
const postPath = /href="(\/blog\/[a-z0-9-]+)"/.exec(html)?.[1] ?? "";
const forms = abusedForms({ post: postPath, quote: `${await anyProductPath()}/quote` });
const formOf = (name: keyof typeof forms): AbusedForm => forms[name]();

const send = ({ path }: AbusedForm, fields: Record<string, string>) => post(path, fields);

const isTaken = (answer: Response): boolean => answer.status === 302 || answer.status === 303;

describe.each(formNames)("the form '%s'", (name) => {
  test("shows scripts that were typed as text, beside the complaint", async () => {
    const form = formOf(name);
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}`;
    const fields = Object.fromEntries([...form.lines, ...form.texts].map((field) => [field, evil]));
    const answer = await send(form, { ...form.good, ...fields, email: evil });
    const html = await expectAnswer(answer, 422);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(html.includes("<script>alert(1)")).toBe(false);
    expect(html.includes("<img src=x")).toBe(false);
    expect(html.includes("&lt;script&gt;alert(1)&lt;/script&gt;")).toBe(true);
  });

  test("answers a program that fills the honeypot as it answers everybody, and writes to nobody", async () => {
    const form = formOf(name);
    const [person, program] = [form.good, formOf(name).good];
    const sent = await send(form, person);
    expect(isTaken(sent)).toBe(true);
    const trapped = await send(form, { ...program, website: "https://spam.example" });
    expect(trapped.status).toBe(sent.status);
    expect(trapped.headers.get("location")).toBe(sent.headers.get("location"));
    if (!form.acknowledged) return;
    await mailTo(person.email ?? "");
    expect(mailsTo(program.email ?? "")).toEqual([]);
  });
});

const shop = "hello@jholacrafts.example";
const mailAbout = async (mark: string) => {
  for (;;) {
    await mailTo(shop);
    const found = mailsTo(shop).find(({ text }) => text.includes(mark));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

test.each(["contact", "quote", "sample", "bulk quote"] as const)(
  "mails to the shop by '%s' answer to the sender, whatever was typed as a name",
  async (name) => {
    const form = formOf(name);
    const mark = `mark-${newKey()}`;
    const fields = {
      ...form.good,
      fullName: "Asha\r\nBcc: eve@example.com\u202E\u200B <eve@example.com>",
      [form.texts[0] ?? ""]: `${mark}\n<b>bold</b>\n\n\n\n\nend`,
    };
    expect(isTaken(await send(form, fields))).toBe(true);
    const { headers, html, text } = await mailAbout(mark);
    expect(headers.get("to")).toEqual([shop]);
    expect(headers.get("reply-to")).toEqual([form.good.email]);
    expect(headers.has("bcc")).toBe(false);
    expect(headers.get("subject")?.join()).not.toMatch(/[\r\n\u202E]/);
    expect(html).not.toMatch(/<b>bold|\u202E/);
    expect(text.replaceAll("\r\n", "\n")).toContain(`${mark}\n<b>bold</b>\n\nend`);
  },
);
