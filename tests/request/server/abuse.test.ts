import { beforeAll, describe, expect, test } from "vitest";
import { anyProductPath, ask, post } from "../ask.ts";
import { newKey, newSender } from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import { type AbusedForm, abusedForms, formNames } from "./abused-forms.ts";

let postPath: string;
let forms: ReturnType<typeof abusedForms>;
beforeAll(async () => {
  const html = await (await ask("/blog")).text();
  postPath = /href="(\/blog\/[a-z0-9-]+)"/.exec(html)?.[1] ?? "";
  forms = abusedForms({ post: postPath, quote: `${await anyProductPath()}/quote` });
});
const formOf = (name: keyof typeof forms): AbusedForm => forms[name]();

const send = ({ path }: AbusedForm, fields: Record<string, string>) =>
  post(path, fields, { "X-Forwarded-For": newSender() });

const isTaken = (answer: Response): boolean => answer.status === 302 || answer.status === 303;

describe.each(formNames)("the form '%s'", (name) => {
  test("is sent when it is filled well", async () => {
    const form = formOf(name);
    expect(isTaken(await send(form, form.good))).toBe(true);
  });

  test("shows scripts that were typed as text, beside the complaint", async () => {
    const form = formOf(name);
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}`;
    const fields = Object.fromEntries([...form.lines, ...form.texts].map((field) => [field, evil]));
    const answer = await send(form, { ...form.good, ...fields, email: evil });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(html.includes("<script>alert(1)")).toBe(false);
    expect(html.includes("<img src=x")).toBe(false);
    expect(html.includes("&lt;script&gt;alert(1)&lt;/script&gt;")).toBe(true);
  });

  test("refuses texts that are too long at their field, and keeps them", async () => {
    const form = formOf(name);
    const tooLong = [
      ...form.lines.map((field) => [field, 300]),
      ...form.texts.map((field) => [field, 20_000]),
    ];
    for (const [field = "", length] of tooLong) {
      const typed = "x".repeat(Number(length));
      const answer = await send(form, { ...form.good, [field]: typed });
      const html = await answer.text();
      expect([field, answer.status]).toEqual([field, 422]);
      expect(html).toMatch(/Please use at most [\d,]+ characters\./);
      expect(html.includes(typed)).toBe(true);
      expect(html.includes(form.good.email ?? "-")).toBe(true);
    }
  });

  test("refuses 400 KB unread", async () => {
    const form = formOf(name);
    for (const field of [...form.lines, ...form.texts]) {
      expect((await send(form, { ...form.good, [field]: "x".repeat(400_000) })).status).toBe(413);
    }
    expect(mailsTo(form.good.email ?? "")).toEqual([]);
  });

  test("takes blanks, zero-width, bidi and control characters for nothing", async () => {
    const form = formOf(name);
    const required = Object.keys(form.good).filter(
      (field) => field !== "quantity" && !(name === "comment" && field === "email"),
    );
    for (const field of required) {
      for (const nothing of [
        "",
        " \t ",
        "\u200B\u200D\uFEFF",
        "\u202E\u2066\u2069",
        "\u0000\u0007",
        "\u3164",
      ]) {
        const answer = await send(form, { ...form.good, [field]: nothing });
        expect([field, nothing, answer.status]).toEqual([field, nothing, 422]);
      }
    }
  });

  test("lets no address smuggle in another one", async () => {
    const form = formOf(name);
    for (const email of [
      "a@example.com\r\nBcc: eve@example.com",
      "a@example.com, eve@example.com",
      "Asha <a@example.com>",
      '"a b"@example.com',
      "a@example.com\u0000",
      "a@exam\u202Eple.com>",
      "a@b",
      `${"a".repeat(250)}@example.com`,
    ]) {
      const answer = await send(form, { ...form.good, email });
      if (email.includes("\u0000")) continue;
      expect([email, answer.status]).toEqual([email, 422]);
    }
  });

  test("knows no fields of the owner", async () => {
    const form = formOf(name);
    const own = {
      id: "1",
      status: "Resolved",
      is_approved: "true",
      admin_notes: "x",
      spam: "false",
      version: "9",
    };
    expect(isTaken(await send(form, { ...form.good, ...own }))).toBe(true);
    if (name === "comment")
      expect(await (await ask(postPath)).text()).not.toContain(form.good.comment ?? "-");
  });

  test("is refused from another site, and without an Origin", async () => {
    const form = formOf(name);
    const body = new URLSearchParams(form.good);
    const origins: Record<string, string>[] = [{ Origin: "https://evil.example" }, { Origin: "null" }, {}];
    for (const headers of origins) {
      expect((await ask(form.path, { method: "POST", body, headers })).status).toBe(403);
    }
    expect(mailsTo(form.good.email ?? "")).toEqual([]);
  });

  test("answers a program that fills the honeypot as it answers everybody, and writes to nobody", async () => {
    const form = formOf(name);
    const [person, program] = [form.good, formOf(name).good];
    const sent = await send(form, person);
    const trapped = await send(form, { ...program, website: "https://spam.example" });
    expect(trapped.status).toBe(sent.status);
    expect(trapped.headers.get("location")).toBe(sent.headers.get("location"));
    if (!form.acknowledged) return;
    await mailTo(person.email ?? "");
    expect(mailsTo(program.email ?? "")).toEqual([]);
  });
});

describe.each(["quote", "bulk quote"] as const)("the quantity of '%s'", (name) => {
  test.each([
    ["49", "The minimum is 50 units."],
    ["0", "The minimum is 50 units."],
    ["50abc", "Please enter a quantity in whole units."],
    ["1e12", "Please enter a quantity in whole units."],
    ["0x40", "Please enter a quantity in whole units."],
    ["50.0", "Please enter a quantity in whole units."],
    ["-50", "Please enter a quantity in whole units."],
    ["٥٠", "Please enter a quantity in whole units."],
    ["", "Please enter a quantity in whole units."],
    ["1000000000000", "For more than 1,00,000 units, please write to us."],
  ])("%j is refused in words", async (quantity, words) => {
    const form = formOf(name);
    const answer = await send(form, { ...form.good, quantity });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    expect(mailsTo(form.good.email ?? "")).toEqual([]);
  });
});

describe("mails to the shop", () => {
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
    "by '%s' answer to the sender, whatever was typed as a name",
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
});
