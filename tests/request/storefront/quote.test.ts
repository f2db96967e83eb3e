import { expect, test } from "vitest";
import { anyProductPath, ask, post } from "../ask.ts";
import { newEmail, newKey, newSender } from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";

const path = `${await anyProductPath()}/quote`;

const quote = () => ({ fullName: "Asha Rao", email: newEmail(), phone: "98765 43210", quantity: "50" });
const send = (fields: Record<string, string>, to = path) =>
  post(to, fields, { "X-Forwarded-For": newSender() });

test.each([
  ["49", "The minimum is 50 units."],
  ["0", "The minimum is 50 units."],
  ["50abc", "Please enter a quantity in whole units."],
  ["1e12", "Please enter a quantity in whole units."],
  ["0.5", "Please enter a quantity in whole units."],
  ["-50", "Please enter a quantity in whole units."],
  ["", "Please enter a quantity in whole units."],
  ["1000000000000", "For more than 1,00,000 units, please write to us."],
  ["9".repeat(5000), "Please enter a quantity in whole units."],
])("a request for '%.20s' pieces is refused at its field", async (quantity, complaint) => {
  const fields = { ...quote(), quantity, message: "Typed before" };
  const answer = await send(fields);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html.includes(complaint)).toBe(true);
  expect(html.includes("Typed before")).toBe(true);
});

test("the page's form has a key, as the dialog's, so that one whose answer was lost is kept once", async () => {
  const forms = (await (await ask(path)).text()).match(/<form.*?<\/form>/gs) ?? [];
  const [form, ...more] = forms.filter((each) => each.includes('name="quantity"'));
  expect(form).toContain('<input type="hidden" name="key"');
  expect(more).toEqual([]);
});

test.each(["fullName", "email", "phone"])("a request without %s is refused", async (name) => {
  expect((await send({ ...quote(), [name]: "  " })).status).toBe(422);
});

test("a request may be as long in Hindi as in English", async () => {
  const long = "श्री".repeat(4000);
  expect((await send({ ...quote(), customization: long, message: long })).status).toBe(302);
});

test("a request for a product that is not there leads to the page that says so", async () => {
  for (const slug of ["no-such-bag", "'%20OR%201=1", "x".repeat(3000)]) {
    const answer = await send(quote(), `/shop/${slug}/quote`);
    expect(answer.headers.get("location"), slug.slice(0, 30)).toBe(
      `/shop/${encodeURIComponent(decodeURIComponent(slug))}`,
    );
    expect((await ask(answer.headers.get("location") ?? "")).status).toBe(404);
  }
});

test("a request is acknowledged by page and mail; one by a program hears the same and is not mailed", async () => {
  const [person, program, last] = [quote(), quote(), quote()];
  const sent = await send(person);
  const trapped = await send({ ...program, website: "https://spam.example" });
  expect(trapped.headers.get("location")).toBe(sent.headers.get("location"));
  expect(trapped.status).toBe(sent.status);
  const page = await (await ask(sent.headers.get("location") ?? "")).text();
  expect(page.includes("Quote Request Submitted!")).toBe(true);
  await mailTo(person.email);
  await send(last);
  await mailTo(last.email);
  expect(mailsTo(program.email)).toEqual([]);
});

test.each(["one after the other", "at the same moment"])(
  "a request that arrives twice, %s, is answered alike and acknowledged once",
  async (when) => {
    const [twice, last] = [{ ...quote(), key: newKey() }, quote()];
    const answers =
      when === "at the same moment"
        ? await Promise.all([send(twice), send(twice)])
        : [await send(twice), await send(twice)];
    const told = answers.map(({ status, headers }) => [status, headers.get("location")]);
    expect(told).toEqual([
      [302, `${path}?sent=1`],
      [302, `${path}?sent=1`],
    ]);
    await send(last);
    await mailTo(last.email);
    expect(mailsTo(twice.email)).toHaveLength(1);
  },
);

test("markup and line breaks of a request reach no mail as such", async () => {
  const fields = {
    ...quote(),
    fullName: "<b>Asha</b>\r\nBcc: eve@example.com",
    company: "<img src=x onerror=alert(1)>",
  };
  await send({ ...fields, message: "<script>alert(1)</script>" });
  const mail = await mailTo(fields.email);
  expect(mail.headers.has("bcc")).toBe(false);
  expect(/<script|<img|<b>Asha/.test(mail.html)).toBe(false);
});
