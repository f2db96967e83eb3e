import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mailsTo } from "../../read-mail.ts";
import { linkToken, sessionCookie, signIn } from "../../sign-in.ts";
import { cookiesOf, expectAnswer, expectLed, expectWords, noticeOf, sharedOwnersShop } from "../ask.ts";

// The admin area in the language of whoever asks (HINDI-73 to HINDI-76).

const dashboard = "/admin/dashboard";
const account = `${dashboard}/account`;
const { ask, page, running, send } = await sharedOwnersShop();

const hindi = "hi-IN,hi;q=0.9,en-IN;q=0.8";
const withBrowser = (path: string, accepted: string, Cookie = "") =>
  fetch(running().origin + path, { headers: { "Accept-Language": accepted, Cookie }, redirect: "manual" });
const languageOf = async (answer: Response | Promise<Response>) =>
  /<html lang="(\w+)-IN"/.exec(await (await answer).text())?.[1];
const chooses = (language: string, who: string) => send(account, { form: "language", language }, who);

/** Somebody who may do this, invited and signed in by a browser that is set to a language. */
async function hired(accepted: string, permissions = "pack"): Promise<{ cookie: string; email: string }> {
  const [email, chosen] = [`p-${randomUUID().slice(0, 8)}@example.com`, "kohbar-lotus-1934"];
  const fields = { id: randomUUID(), name: "Rekha Devi", email, permissions, intent: "invite" };
  await expectLed(send(`${dashboard}/staff/invite`, fields), `${dashboard}/staff`);
  const token = await linkToken(running(), email, "invitation");
  const form = { token, newPassword: chosen, confirmNewPassword: chosen };
  const browser = { "Accept-Language": accepted };
  await expectLed(send("/invitation", form, browser), "/admin-login");
  const signedIn = await send("/admin-login", { email, password: chosen }, browser);
  return { cookie: sessionCookie(signedIn), email };
}

test.each([
  [hindi, "", "hi"],
  ["en-IN,hi;q=0.5", "", "en"],
  ["*", "", "en"],
  ["en", "jhola_language=hi", "hi"],
  [hindi, "jhola_language=en", "en"],
  [hindi, "jhola_language=fr", "hi"],
])("before sign-in, a browser set to %j that kept %j is spoken to in %s", async (accepted, kept, spoken) => {
  expect(await languageOf(withBrowser("/admin-login", accepted, kept))).toBe(spoken);
  expect(await languageOf(withBrowser("/invitation?token=none", accepted, kept))).toBe(spoken);
});

test("the sign-in page's link to the other language holds for that browser", async () => {
  const english = await page("/admin-login?from=%2Fadmin%2Fdashboard%2Forders", "");
  expect(english).toContain('href="/admin-login?from=%2Fadmin%2Fdashboard%2Forders&amp;language=hi"');
  const chosen = await ask("/admin-login?language=hi", "");
  expect(cookiesOf(chosen)).toContain("jhola_language=hi");
  expect(await languageOf(chosen)).toBe("hi");
  expect(await languageOf(withBrowser("/admin-login", "en", cookiesOf(chosen)))).toBe("hi");
  const wrong = { email: "nobody@example.com", password: "wrong" };
  const refused = await send("/admin-login", wrong, { Cookie: cookiesOf(chosen) });
  expect(await languageOf(refused)).toBe("hi");
});

test("who has chosen nothing reads what the browser asks for, and who has chosen reads that everywhere", async () => {
  const { cookie } = await signIn(running(), "admin");
  const shown = (accepted: string) => languageOf(withBrowser(account, accepted, cookie));
  expect([await shown("en"), await shown(hindi)]).toEqual(["en", "hi"]);
  const kept = await expectLed(chooses("hi", cookie), `${account}?done=language`);
  expect(noticeOf(kept)).toContain("भाषा बदल गई");
  expect([await shown("en"), await shown(hindi)]).toEqual(["hi", "hi"]);
  expect(await languageOf(ask(`${dashboard}/staff/nobody`, cookie))).toBe("hi");
  expect((await chooses("fr", cookie)).status).toBe(400);
  await chooses("en", cookie);
});

test("each of the staff is answered in their own language, pages, data and refusals, at the same time", async () => {
  const { cookie } = await signIn(running(), "admin");
  await chooses("en", cookie);
  const packer = (await hired(hindi)).cookie;
  const words = { [cookie]: "Your current password is not right.", [packer]: "अभी का पासवर्ड सही नहीं है।" };
  const wrong = { form: "password", currentPassword: "none", newPassword: "x", confirmNewPassword: "x" };
  const changed = { ...wrong, newPassword: "sujani-stitch-1990", confirmPassword: "sujani-stitch-1990" };
  await Promise.all(
    Object.entries(words).flatMap(([who, said]) =>
      [1, 2, 3].flatMap(async () => {
        await expectAnswer(send(account, changed, who), 422, said);
        expectWords(await (await send(`${account}.data`, changed, who)).text(), said);
        expect((await ask(account, who)).headers.get("cache-control")).toBe("private, no-store");
      }),
    ),
  );
  const [mine, theirs] = [await page(account, cookie), await page(account, packer)];
  expectWords(mine, 'lang="en-IN"', "Where you are signed in");
  expectWords(theirs, 'lang="hi-IN"', "आपका खाता कहाँ-कहाँ खुला है", 'href="/admin/dashboard/overview"');
  const refused = await ask(`${dashboard}/staff`, packer);
  expect([refused.status, await languageOf(refused)]).toEqual([403, "hi"]);
});

test("an engineers' page refuses in its own language, whoever reads it", async () => {
  const { cookie } = await hired(hindi, "settings");
  const fields = { id: randomUUID(), url: "https://books.example/in", events: "order.placed" };
  const added = send(`${dashboard}/connections/webhooks/new`, fields, cookie);
  await expectAnswer(added, 403, "It would tell what you may not see: 'See orders'.");
});

test("what the shop writes to one of the staff is in the language that they chose", async () => {
  const packer = await hired(hindi);
  const path = new RegExp(`href="(${dashboard}/staff/[\\w-]{36})"(?:(?!</tr>).)*${packer.email}`, "s");
  const [, member = ""] = path.exec(await page(`${dashboard}/staff`)) ?? [];
  const version = /name="version" value="(\d+)"/.exec(await page(member))?.[1] ?? "";
  await send(member, { version, permissions: "stories", intent: "save" });
  await expect
    .poll(() => mailsTo(running().dataDir, packer.email).at(-1)?.html, { timeout: 15_000 })
    .toMatch(/<html[^>]* lang="hi/);
});

test.each(["/hi/admin-login", "/hi/admin/dashboard/overview", "/hi/invitation?token=a"])(
  "%s does not exist",
  (path) => expectLed(ask(path, ""), "/hi", 302).then(() => undefined),
);
