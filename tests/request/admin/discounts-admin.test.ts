import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { freshId } from "../../product-fields.ts";
import { ask, post } from "../ask.ts";
import { cartCookieOf, checkoutForm, lineOf, newSender, plainOffers, submit } from "../checkout/purchase.ts";
import { sharedAdmin } from "../sign-in.ts";
import { send } from "./product-form.ts";

const adminPage = "/admin/dashboard/discounts";

let admin: string;
beforeAll(async () => {
  admin = (await sharedAdmin()).cookie;
});

const newCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;
const pageAt = async (path: string) => (await ask(path, { headers: { Cookie: admin } })).text();

/** The form as a browser without script sends it. */
function discountForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...{ intent: "save", id: "", version: "0", folder: freshId(), code: "", title: "Test", kind: "amount" },
    ...{ value: "10", cap: "", minSubtotal: "", appliesTo: "all", which: "", starts: "", ends: "" },
    ...{ mostUses: "", mostPerPerson: "", active: "true", ...fields },
  }))
    form.set(name, value);
  return form;
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
  const ordered = await submit(checkoutForm(lineOf(bag), { code, discount: "1000" }));
  expect(ordered.status).toBe(303);
  const refused = await submit(checkoutForm(lineOf(bag), { code, discount: "1000" }));
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("This code has been used up."),
  ]);
  expect(await pageAt(adminPage)).toContain("Does nothing any more: it has been used up.");

  const id = await idOf(code);
  const form = await pageAt(`${adminPage}?edit=${id}`);
  expect(form).toMatch(new RegExp(`name="code"[^>]*value="${code}"`));
  const kept = await send(adminPage, admin, discountForm({ intent: "delete", id }));
  expect(decodeURIComponent(kept.headers.get("set-cookie") ?? "")).toContain("Make it inactive instead.");
  const stored = { code, id, folder: id, version: "1", mostUses: "1" };
  expect((await send(adminPage, admin, discountForm({ ...stored, active: "" }))).status).toBeLessThan(400);
  const gone = await post(
    "/cart",
    { intent: "apply-code", discountCode: code },
    { Cookie: cartCookieOf(bag), "X-Forwarded-For": newSender() },
  );
  expect(await gone.text()).toContain("This code does not exist.");
});

test("what is wrong stands at its field, and everything typed stays", async () => {
  const answer = await send(
    `${adminPage}?new`,
    admin,
    discountForm({ kind: "percent", value: "101", title: "Kept <b>title</b>" }),
  );
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("Enter a percentage above 0 and up to 100, with at most two decimals.");
  expect(page).toContain('value="Kept &lt;b&gt;title&lt;/b&gt;"');
  const twice = await send(`${adminPage}?new`, admin, discountForm({ code: "namaste10" }));
  expect([twice.status, await twice.text()]).toEqual([
    422,
    expect.stringContaining("Another discount has this code already."),
  ]);
});
