import { beforeAll, expect, test } from "vitest";
import { appCode } from "../../database/app-code.ts";
import { unescaped } from "../../form-fields.ts";
import { policyAt } from "../../route-policies.ts";
import { shopAdmin } from "../../sign-in.ts";
import { adminRequests } from "../admin/admin-requests.ts";
import { picture, productForm } from "../admin/product-form.ts";
import { expectAnswer, expectLed, openOwnersShop } from "../ask.ts";

const twoStep = "/admin/dashboard/account/two-step";
const { password } = shopAdmin;

// A shop of its own, on a database whose clock can be turned back.
const { ask, page, query, send: post } = openOwnersShop({ SEED: "empty" });
let key = "";
beforeAll(async () => {
  const html = await page(twoStep);
  key = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(html)?.[1] ?? "";
  const sealed = /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? "";
  await post(twoStep, { intent: "on", sealed, password, code: appCode(key, Date.now() - 30_000) });
});

/** As if the second factor had been proved so many minutes ago. */
const proved = (minutesAgo: number) =>
  query("update auth_sessions set factor_at = now() - make_interval(mins => $1)", [minutesAgo]);
/** No code was taken lately, so that the one of now can be used. */
const nextCode = async () => {
  await query("update second_factors set last_step = 0");
  return appCode(key, Date.now());
};
const confirmOf = (to: string, waiting: string) =>
  `/admin/dashboard/confirm?${new URLSearchParams({ to, waiting })}`;

const asksFor = ({ method, path, form }: (typeof adminRequests)[number]) => {
  const { fresh } = policyAt(
    path({})
      .replace(/\.data$/, "")
      .replace(/\?.*/, ""),
  );
  if (fresh === undefined) return false;
  if (method === "GET") return fresh === "file" || fresh === "page";
  return typeof fresh === "string" || fresh.includes(form?.intent ?? "");
};
const send = ({ method, path, form }: (typeof adminRequests)[number]) =>
  method === "GET" ? ask(path({})) : post(path({}), form ?? {});

test("every route of the admin area that is grave asks anew ten minutes after the last code, and no other one does", async () => {
  // An hour for what has a file.
  await proved(61);
  const wrong: string[] = [];
  for (const asked of adminRequests) {
    const answer = await send(asked);
    const to = answer.headers.get("location") ?? (answer.status === 202 ? await answer.text() : "");
    if (to.includes("/admin/dashboard/confirm") !== asksFor(asked)) wrong.push(`${asked.name} ${to}`);
  }
  expect(wrong).toEqual([]);
  expect(adminRequests.filter(asksFor).length).toBeGreaterThan(40);
}, 60_000);

test("every route of the admin area asks nobody who has no two-step sign-in", async () => {
  const { rows } = await query("delete from second_factors returning *");
  const led = [];
  for (const asked of adminRequests.filter(asksFor)) led.push((await send(asked)).headers.get("location"));
  expect(led.filter((to) => to?.includes("confirm"))).toEqual([]);
  const { user_id, secret, last_step, enabled_at } = rows[0];
  await query("insert into second_factors (user_id, secret, last_step, enabled_at) values ($1, $2, $3, $4)", [
    ...[user_id, secret, last_step, enabled_at],
  ]);
}, 60_000);

test("a file waits for the code, and is there after it", async () => {
  await proved(11);
  const file = "/admin/dashboard/subscribers/export?q=a%26b";
  const led = await expectLed(ask(file), confirmOf(file, "file"));
  const to = led.headers.get("location") ?? "";
  expect(await page(to)).toContain("Confirm that it is you");
  const empty = await post(to, { secondFactorCode: "" });
  expect([empty.status, (await empty.text()).includes("or a recovery code.")]).toEqual([422, true]);
  const right = await post(to, { secondFactorCode: await nextCode() });
  expect(right.headers.get("location")).toBe(`${to}&done=1`);
  expect(await page(`${to}&done=1`)).toContain('href="/admin/dashboard/subscribers/export?q=a%26b"');
  expect((await ask(file)).headers.get("content-type")).toContain("csv");
});

/** The fields of the page that asks, as a browser without script sends them. */
const fieldsOf = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)].map(
    ([, name = "", value = ""]) => [name, unescaped(value)],
  );

test("a form that comes too late is carried on from the page that asks, and nothing typed is lost", async () => {
  await proved(11);
  const faq = "/admin/dashboard/settings/faq";
  const question = 'Is it "made" by hand & in <Bihar>?\r\nYes?';
  const typed: [string, string][] = [
    ["intent", "save"],
    ["question", question],
    ["question", "Twice"],
    ["by", "script"],
  ];
  const led = await expectLed(post(faq, typed), confirmOf(faq, "form"), 307);
  // As a browser follows it: the same form to the other address.
  const html = await expectAnswer(post(led.headers.get("location") ?? "", typed), 401, `action="${faq}"`);
  const carried = fieldsOf(html);
  expect(carried).toEqual(typed.slice(0, 3));
  const wrong = await post(faq, [...carried, ["secondFactorCode", "000000"]]);
  expect(wrong.headers.get("location")).toBe(`${confirmOf(faq, "form")}&problem=wrong`);
  const again = await post(wrong.headers.get("location") ?? "", [...carried, ["secondFactorCode", "000000"]]);
  const page = await again.text();
  expect(page).toContain("This code is not right");
  expect(page).not.toContain('"000000"');
  const right = await post(faq, [...fieldsOf(page), ["secondFactorCode", await nextCode()]]);
  expect(right.headers.get("location") ?? "").not.toContain("confirm");
  // For ten minutes nothing is asked again.
  expect((await post(faq, typed)).status).not.toBe(307);
});

test("a refund, over which two guards stand, takes the code that comes along once", async () => {
  await proved(11);
  const refund = "/admin/dashboard/orders/01a217fb-fd00-77d5-81a3-a7bf02ea6272/refund";
  const answer = await post(refund, { amount: "12", secondFactorCode: await nextCode() });
  expect(answer.headers.get("location")).toMatch(/^\/admin\/dashboard\/orders\/[^/?]+$/);
});

test("a form with a file is asked for before it is shown, and may come within the hour", async () => {
  const pincodes = "/admin/dashboard/settings/cash-on-delivery/pincodes";
  await proved(11);
  expect((await ask(pincodes)).headers.get("location")).toBe(confirmOf(pincodes, "page"));
  expect((await post(pincodes, { intent: "check" })).status).not.toBe(307);
  await proved(61);
  expect((await post(pincodes, { intent: "check" })).status).toBe(307);
});

test("a price that gives goods away waits for the code, and an ordinary one does not", async () => {
  await query("insert into products (id, name, slug, price) values ('tote', 'Tote', 'tote', 1000)");
  await proved(11);
  const save = (price: string) =>
    post("/admin/dashboard/products", { intent: "save", id: "tote", version: "1", price });
  expect((await save("499")).headers.get("location")).toBe(confirmOf("/admin/dashboard/products", "form"));
  expect((await save("900")).headers.get("location") ?? "").not.toContain("confirm");
});

test("a picture that came without script with such a price comes along with what was typed", async () => {
  const [held, share] = [
    "/files/product_images/torn/a_60x40.webp",
    "/files/product_og_images/torn/b_60x40.webp",
  ];
  await query(
    "insert into products (id, name, slug, price, images, og_image_url) values ('torn', 'Torn', 'torn', 1000, $1, $2)",
    [[held], share],
  );
  await proved(11);
  const form = productForm({ id: "torn", version: "1", price: "400", images: held, ogImage: share });
  form.delete("by");
  const png = new File([await picture().png().toBuffer()], "new.png", { type: "image/png" });
  form.append("imagesFile", png);
  form.append("ogImageFile", png);
  const send = (path: string) => post(path, form);
  const led = await send("/admin/dashboard/products");
  expect(led.status).toBe(307);
  const carried = fieldsOf(await (await send(led.headers.get("location") ?? "")).text());
  const valuesOf = (name: string) => carried.filter(([field]) => field === name).map(([, value]) => value);
  const own = (bucket: string) => new RegExp(`^/files/${bucket}/torn/[0-9a-f]+_60x40[.]webp$`);
  expect(valuesOf("images")).toEqual([held, expect.stringMatching(own("product_images"))]);
  expect(valuesOf("ogImage")).toEqual([share, expect.stringMatching(own("product_og_images"))]);
  expect([valuesOf("imagesRemoved"), valuesOf("ogImageRemoved")]).toEqual([[], [share]]);
  const right = await post("/admin/dashboard/products", [...carried, ["secondFactorCode", await nextCode()]]);
  expect(right.status).toBe(303);
  const { rows } = await query("select images, og_image_url from products where id = 'torn'");
  expect(rows).toEqual([{ images: valuesOf("images"), og_image_url: valuesOf("ogImage")[1] }]);
});

test("it leads nowhere else, and a form of which nothing came along is none", async () => {
  await proved(11);
  for (const to of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/logout",
    "/admin/dashboard/confirm",
  ]) {
    expect(await page(confirmOf(to, "page"))).toContain("Nothing waits for this");
    const right = await post(confirmOf(to, "page"), { secondFactorCode: await nextCode() });
    expect(right.headers.get("location")).toBe("/admin/dashboard");
    await proved(11);
  }
  expect(await page(confirmOf("/admin/dashboard/settings/payments", "form"))).toContain(
    "Nothing waits for this",
  );
});

test("ten wrong codes of a session are enough for ten minutes, and are its own", async () => {
  await proved(11);
  await query("delete from rate_limits");
  const to = confirmOf("/admin/dashboard/settings/payments", "page");
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => (await post(to, { secondFactorCode: "000000" })).text()),
  );
  expect(answers.filter((html) => html.includes("Too many wrong codes"))).toHaveLength(2);
  const right = await post(to, { secondFactorCode: await nextCode() });
  expect(await right.text()).toContain("Too many wrong codes");
  await query("delete from rate_limits");
});
