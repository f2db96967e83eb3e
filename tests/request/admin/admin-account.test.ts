import { afterAll, beforeAll, expect, test } from "vitest";
import { startOwnShop } from "../../own-shop.ts";
import { mailsTo } from "../../read-mail.ts";
import type { RunningShop } from "../../running-shop.ts";
import { sessionCookie, shopAdmin, signIn } from "../../sign-in.ts";
import { ask as askShared, origin as sharedOrigin } from "../ask.ts";
import { signedInAs } from "../sign-in.ts";

const account = "/admin/dashboard/account";

// A shop of its own: a changed password signs the other admin pages out.
let shop: RunningShop;
beforeAll(async () => {
  shop = await startOwnShop();
});
afterAll(() => shop?.discard());

const ask = (path: string, cookie: string) =>
  fetch(shop.origin + path, { redirect: "manual", headers: { Cookie: cookie } });
const post = (path: string, cookie: string, fields: Record<string, string>) =>
  fetch(shop.origin + path, {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
    headers: { Origin: shop.origin, Cookie: cookie },
  });
const signInWith = (password: string) => post("/admin-login", "", { email: shopAdmin.email, password });

test("is an admin's alone", async () => {
  const { cookie } = await signedInAs("user");
  for (const [from, leadsTo] of [
    ["", "/admin-login"],
    [cookie, "/dashboard"],
  ] as const) {
    for (const init of [
      {},
      { method: "POST", body: new URLSearchParams({ form: "profile", fullName: "Me" }) },
    ]) {
      const answer = await askShared(account, { ...init, headers: { Cookie: from, Origin: sharedOrigin } });
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        expect.stringContaining(leadsTo),
      ]);
    }
  }
});

test("takes the name, which stands at the head of the admin pages from then on, and no other address or role", async () => {
  const { cookie } = await signIn(shop, "admin");
  const fields = { fullName: "Sunita Devi", phone: "", email: "other@example.com", role: "user" };
  const answer = await post(account, cookie, { form: "profile", ...fields });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${account}?done=profile`]);
  const html = await (await ask(`${account}?done=profile`, cookie)).text();
  expect(html).toContain("Profile Updated");
  expect(html).toContain(`value="${shopAdmin.email}"`);
  expect(await (await ask("/admin/dashboard/overview", cookie)).text()).toContain(">Sunita Devi</p>");
});

test("a new password needs the old one, ends the other sessions and is told by mail", async () => {
  const [here, elsewhere] = [(await signIn(shop, "admin")).cookie, (await signIn(shop, "admin")).cookie];
  const change = (currentPassword: string, newPassword: string) =>
    post(account, here, { form: "password", currentPassword, newPassword, confirmPassword: newPassword });
  expect(await (await change(shopAdmin.password, "sujani-90")).text()).toContain("at least 12 characters");
  const refused = await change("not-my-password", "sujani-stitch-1990");
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Your current password is not right.");
  expect((await change(shopAdmin.password, "sujani-stitch-1990")).headers.get("location")).toBe(
    `${account}?done=password`,
  );
  expect((await ask(account, here)).status).toBe(200);
  expect((await ask(account, elsewhere)).headers.get("location")).toContain("/admin-login");
  expect((await signInWith(shopAdmin.password)).status).not.toBe(303);
  expect(sessionCookie(await signInWith("sujani-stitch-1990"))).toContain("=");
  await expect
    .poll(() => mailsTo(shop.dataDir, shopAdmin.email).map(({ headers }) => headers.get("subject")?.join()), {
      timeout: 15_000,
    })
    .toContainEqual(expect.stringContaining("password"));
});
