import { expect, test } from "vitest";
import { appCode } from "../../database/app-code.ts";
import { mailsTo } from "../../read-mail.ts";
import { shownToCopy } from "../../shown-to-copy.ts";
import { sessionCookie, shopAdmin } from "../../sign-in.ts";
import { cookiesOf, expectAnswer, expectLed, openOwnersShop } from "../ask.ts";

const page = "/admin/dashboard/account/two-step";
const { email, password } = shopAdmin;

// A shop of its own: its admin needs a code from here on.
const { ask, page: pageAt, running, send: post } = openOwnersShop({ SEED: "empty" });
let key = "";
let codes: string[] = [];
/** Taken once each: the half minutes that follow. */
let step = 0;

const shownKey = (html: string) => shownToCopy(html).find((each) => /^[A-Z2-7 ]{39}$/.test(each)) ?? "";
const sealedIn = (html: string) => /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? "";
const nextCode = () => appCode(key, Date.now() + 30_000 * step++);
const typePassword = () =>
  post(`/admin-login?from=${encodeURIComponent("/admin/dashboard/orders")}`, { email, password }, "");

test("is turned on without script: a refused form shows the same key, and the codes stand in the answer", async () => {
  const shown = await pageAt(page);
  key = shownKey(shown);
  expect(shown).toContain("<svg");
  expect(shownKey(await pageAt(page))).not.toBe(key);
  const fields = { intent: "on", sealed: sealedIn(shown), password };
  const html = await expectAnswer(post(page, { ...fields, code: "000000" }), 422);
  expect(shownKey(html)).toBe(key);
  expect(html).toContain("This code is not right");
  expect(html).not.toContain(password);
  const answer = await post(page, { ...fields, sealed: sealedIn(html), code: nextCode() });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  codes = shownToCopy(await answer.text()).filter((each) => /^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/.test(each));
  expect(codes).toHaveLength(10);
  const later = await pageAt(page);
  expect(later).toContain("10 recovery codes are left.");
  expect(later).not.toContain(codes[0]);
  await expect
    .poll(() =>
      mailsTo(running().dataDir, email)
        .map(({ text }) => text)
        .join(),
    )
    .toContain("Two-step sign-in is on");
});

test("the password alone opens nothing, and leads to the page that asks for a code", async () => {
  const answer = await expectLed(typePassword(), "/sign-in-code?from=%2Fadmin%2Fdashboard%2Forders");
  expect(() => sessionCookie(answer)).toThrow();
  const waiting = cookiesOf(answer);
  expect((await ask("/admin/dashboard/orders", waiting)).headers.get("location")).toMatch(/^\/admin-login/);
  const to = answer.headers.get("location") ?? "";
  expect(await pageAt(to, waiting)).toContain('name="code"');
  await expectAnswer(post(to, { code: "000000" }, waiting), 422, "This code is not right");
  const right = await expectLed(post(to, { code: nextCode() }, waiting), "/admin/dashboard/orders");
  expect((await ask("/admin/dashboard/orders", sessionCookie(right))).status).toBe(200);
});

test("without a sign-in that waits, the page says that it is over, and so does its form", async () => {
  expect(await pageAt("/sign-in-code", "")).toContain("This sign-in is over");
  await expectAnswer(post("/sign-in-code", { code: codes[1] ?? "" }, ""), 410, "This sign-in is over");
});

test("is required of everybody by who has it, and not turned off then", async () => {
  const staff = "/admin/dashboard/staff";
  await expectLed(post(staff, { intent: "require" }), staff);
  expect(await pageAt(staff)).toContain("Leave It to Each");
  step += 1;
  const kept = await post(page, { intent: "off", password, code: codes[2] ?? "" });
  expect(await kept.text()).toContain("stays on");
  expect((await post(staff, { intent: "leave" })).status).toBe(303);
  expect((await post(page, { intent: "nonsense" })).status).toBe(400);
});
