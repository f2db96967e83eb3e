import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { formOf, freshId } from "../../form-of.ts";
import { ask, cookiesOf, expectAnswer, expectWords, noticeOf, post, sharedAdmin, textAt } from "../ask.ts";
import { cartCookieOf, checkoutForm, lineOf, plainOffers, submit } from "../checkout/purchase.ts";
import { send } from "./product-form.ts";

const adminPage = "/admin/dashboard/discounts";

const { cookie: admin } = await sharedAdmin();

const newCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;
const pageAt = async (path: string) => (await ask(path, admin)).text();

/** The form as a browser without script sends it. */
function discountForm(fields: Record<string, string>): FormData {
  return formOf({
    ...{ intent: "save", id: "", version: "0", folder: freshId(), code: "", title: "Test", kind: "amount" },
    ...{ value: "10", cap: "", minSubtotal: "", appliesTo: "all", which: "", starts: "", ends: "" },
    ...{ mostUses: "", mostPerPerson: "", active: "true", ...fields },
  });
}

/** The id of the discount with this code, as the list's links name it. */
const idOf = async (code: string): Promise<string> =>
  new RegExp(`edit=([\\w-]+)"[^>]*>${code}<`).exec(await pageAt(adminPage))?.[1] ?? "";

test("a discount is added, used, changed and kept without script", async () => {
  const code = newCode();
  const added = await send(adminPage, admin, discountForm({ code: code.toLowerCase(), mostUses: "1" }));
  expect([added.status, added.headers.get("location")]).toEqual([303, adminPage]);
  expect(await pageAt(adminPage)).toContain(`Today it takes ₹10 off everything with the code ${code}.`);

  const [bag] = await plainOffers();
  expect((await submit(checkoutForm(lineOf(bag), { code, discount: "1000" }))).status).toBe(303);
  const refused = await submit(checkoutForm(lineOf(bag), { code, discount: "1000" }));
  await expectAnswer(refused, 422, "This code has been used up.");
  expect(await pageAt(adminPage)).toContain("Does nothing any more: it has been used up.");

  const id = await idOf(code);
  expect(await pageAt(`${adminPage}?edit=${id}`)).toMatch(new RegExp(`name="code"[^>]*value="${code}"`));
  const kept = await send(adminPage, admin, discountForm({ intent: "delete", id }));
  expect(noticeOf(kept)).toContain("Make it inactive instead.");
  const stored = { code, id, folder: id, version: "1", mostUses: "1" };
  expect((await send(adminPage, admin, discountForm({ ...stored, active: "" }))).status).toBeLessThan(400);
  const gone = await post("/cart", { intent: "apply-code", discountCode: code }, cartCookieOf(bag));
  expect(await gone.text()).toContain("This code does not exist.");
});

test("the cart knows a code's last use that the visitor's own unpaid order holds", async () => {
  const code = newCode();
  await send(adminPage, admin, discountForm({ code, mostUses: "1" }));
  const [bag] = await plainOffers();
  const card = { code, discount: "1000", paymentMethod: "razorpay", script: "on" };
  const placed = await submit(checkoutForm(lineOf(bag), card));
  expect(placed.status).toBe(200);
  const cartOf = async (cookies: string) => {
    const Cookie = `${cartCookieOf(bag)}; jhola_code=${code}; ${cookies}`;
    const page = await textAt("/cart", Cookie);
    const typed = { intent: "apply-code", discountCode: code };
    const applied = await post("/cart", typed, Cookie);
    return [
      page.includes(`Discount (${code})`),
      page.includes("This code has been used up."),
      applied.status,
    ];
  };
  expect(await cartOf(cookiesOf(placed))).toEqual([true, false, 303]);
  expect(await cartOf("")).toEqual([false, true, 422]);
});

test("an order that costs nothing is placed without script, with nothing to choose and nothing to pay", async () => {
  const code = newCode();
  await send(adminPage, admin, discountForm({ code, kind: "percent", value: "100" }));
  const [bag] = await plainOffers();
  // As many as ship for nothing.
  const pieces = Math.ceil(999_00 / bag.unitPrice);
  const cookies = { Cookie: `jhola_cart=${bag.id}:${pieces}` };
  const form = checkoutForm(lineOf(bag, pieces), { go: "apply-code", discountCode: code });
  const page = await (await submit(form, cookies)).text();
  expect(page.slice(page.indexOf("Nothing to Pay"))).toContain("Place Order");
  expect(page).toContain('<input type="hidden" name="paymentMethod" value="razorpay"/>');
  expect(page).not.toContain("Pay Now");
  const { discountCode: _, ...fields } = form;
  const seen = { code, discount: String(pieces * bag.unitPrice), paymentMethod: "razorpay", go: "place" };
  const placed = await submit({ ...fields, ...seen }, cookies);
  expect(placed.status).toBe(303);
  const order = await ask(placed.headers.get("location") ?? "", cookiesOf(placed));
  expectWords(await order.text(), "Thank you for your order", "Nothing to Pay");
});

test("what is wrong stands at its field, and everything typed stays", async () => {
  const form = discountForm({ kind: "percent", value: "101", title: "Kept <b>title</b>" });
  const answer = await send(`${adminPage}?new`, admin, form);
  const page = await expectAnswer(answer, 422);
  expect(page).toContain("Enter a percentage above 0 and up to 100, with at most two decimals.");
  expect(page).toContain('value="Kept &lt;b&gt;title&lt;/b&gt;"');
  const twice = await send(`${adminPage}?new`, admin, discountForm({ code: "namaste10" }));
  await expectAnswer(twice, 422, "Another discount has this code already.");
});
