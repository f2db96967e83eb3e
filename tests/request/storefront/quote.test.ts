import { expect, test } from "vitest";
import { fieldsOf } from "../../form-fields.ts";
import { anyProductPath, ask, expectAnswer, expectLed, post, textAt } from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";

const path = `${await anyProductPath()}/quote`;

const quote = () => ({ fullName: "Asha Rao", email: newEmail(), phone: "98765 43210", quantity: "50" });
const send = (fields: Record<string, string>, to = path) => post(to, fields);

test("a request for too few pieces is refused at its field, and keeps what was typed", async () => {
  const fields = { ...quote(), quantity: "49", message: "Typed before" };
  await expectAnswer(send(fields), 422, "The minimum is 50 units.", "Typed before");
});

test("the page's form has a key, as the dialog's, so that one whose answer was lost is kept once", async () => {
  const forms = (await textAt(path)).match(/<form.*?<\/form>/gs) ?? [];
  const [form, ...more] = forms.filter((each) => each.includes('name="quantity"'));
  expect(form).toContain('<input type="hidden" name="key"');
  expect(more).toEqual([]);
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

test("a request that arrives twice at the same moment is answered alike and acknowledged once", async () => {
  const { key = "" } = fieldsOf(await textAt(path));
  const [twice, last] = [{ ...quote(), key }, quote()];
  for (const answer of await Promise.all([send(twice), send(twice)]))
    await expectLed(answer, `${path}?sent=1`, 302);
  expect(await textAt(`${path}?sent=1`)).toContain("Quote Request Submitted!");
  await send(last);
  await mailTo(last.email);
  expect(mailsTo(twice.email)).toHaveLength(1);
});
