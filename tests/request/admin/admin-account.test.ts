import { expect, test } from "vitest";
import { mailsTo } from "../../read-mail.ts";
import { sessionCookie, shopAdmin, signIn } from "../../sign-in.ts";
import { expectAnswer, expectLed, expectWords, openOwnersShop } from "../ask.ts";

const account = "/admin/dashboard/account";

// A shop of its own: a changed password signs the other admin pages out.
const { ask, page, running, send } = openOwnersShop({ SEED: "empty" });
const signInWith = (password: string) => send("/admin-login", { email: shopAdmin.email, password }, "");

test("takes the name, which stands at the head of the admin pages from then on, and no other address or role", async () => {
  const { cookie } = await signIn(running(), "admin");
  const fields = { fullName: "Sunita Devi", phone: "", email: "other@example.com", role: "user" };
  await expectLed(send(account, { form: "profile", ...fields }, cookie), `${account}?done=profile`);
  expectWords(await page(`${account}?done=profile`, cookie), "Profile Updated", `value="${shopAdmin.email}"`);
  expect(await page("/admin/dashboard/overview", cookie)).toContain(">Sunita Devi</p>");
});

test("a new password needs the old one, ends the other sessions and is told by mail", async () => {
  const [here, elsewhere] = [
    (await signIn(running(), "admin")).cookie,
    (await signIn(running(), "admin")).cookie,
  ];
  const change = (currentPassword: string, newPassword: string) =>
    send(account, { form: "password", currentPassword, newPassword, confirmPassword: newPassword }, here);
  expect(await (await change(shopAdmin.password, "sujani-90")).text()).toContain("at least 12 characters");
  const refused = await change("not-my-password", "sujani-stitch-1990");
  await expectAnswer(refused, 422, "Your current password is not right.");
  await expectLed(change(shopAdmin.password, "sujani-stitch-1990"), `${account}?done=password`);
  expect((await ask(account, here)).status).toBe(200);
  expect((await ask(account, elsewhere)).headers.get("location")).toContain("/admin-login");
  expect((await signInWith(shopAdmin.password)).status).not.toBe(303);
  expect(sessionCookie(await signInWith("sujani-stitch-1990"))).toContain("=");
  await expect
    .poll(
      () => mailsTo(running().dataDir, shopAdmin.email).map(({ headers }) => headers.get("subject")?.join()),
      { timeout: 15_000 },
    )
    .toContainEqual(expect.stringContaining("password"));
});
