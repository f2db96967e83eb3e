import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { appCode } from "../../database/app-code.ts";
import { mailsTo } from "../../read-mail.ts";
import { shownToCopy } from "../../shown-to-copy.ts";
import { sessionCookie, shopAdmin } from "../../sign-in.ts";
import { openOwnersShop } from "../owners-shop.ts";

const page = "/admin/dashboard/account/two-step";
const { email, password } = shopAdmin;

// A shop of its own: its admin needs a code from here on.
const { ask: asOwner, running } = openOwnersShop({ SEED: "empty" });
let key = "";
let codes: string[] = [];
/** Taken once each: the half minutes that follow. */
let step = 0;

const ask = (path: string, from?: string) =>
  asOwner(path, from === undefined ? {} : { headers: { Cookie: from } });
const post = (path: string, fields: Record<string, string>, from?: string) =>
  asOwner(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: {
      Origin: running().origin,
      "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...(from !== undefined && { Cookie: from }),
    },
  });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
const shownKey = (html: string) => shownToCopy(html).find((each) => /^[A-Z2-7 ]{39}$/.test(each)) ?? "";
const sealedIn = (html: string) => /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? "";
const nextCode = () => appCode(key, Date.now() + 30_000 * step++);
const typePassword = () =>
  post(`/admin-login?from=${encodeURIComponent("/admin/dashboard/orders")}`, { email, password }, "");

test("is turned on without script: a refused form shows the same key, and the codes stand in the answer", async () => {
  const shown = await (await ask(page)).text();
  key = shownKey(shown);
  expect(shown).toContain("<svg");
  expect(shownKey(await (await ask(page)).text())).not.toBe(key);
  const fields = { intent: "on", sealed: sealedIn(shown), password };
  const refused = await post(page, { ...fields, code: "000000" });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(shownKey(html)).toBe(key);
  expect(html).toContain("This code is not right");
  expect(html).not.toContain(password);
  const answer = await post(page, { ...fields, sealed: sealedIn(html), code: nextCode() });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  codes = shownToCopy(await answer.text()).filter((each) => /^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/.test(each));
  expect(codes).toHaveLength(10);
  const later = await (await ask(page)).text();
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
  const answer = await typePassword();
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/sign-in-code?from=%2Fadmin%2Fdashboard%2Forders",
  ]);
  expect(() => sessionCookie(answer)).toThrow();
  const waiting = cookiesOf(answer);
  expect((await ask("/admin/dashboard/orders", waiting)).headers.get("location")).toMatch(/^\/admin-login/);
  const to = answer.headers.get("location") ?? "";
  expect(await (await ask(to, waiting)).text()).toContain('name="code"');
  const wrong = await post(to, { code: "000000" }, waiting);
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("This code is not right");
  const right = await post(to, { code: nextCode() }, waiting);
  expect([right.status, right.headers.get("location")]).toEqual([303, "/admin/dashboard/orders"]);
  expect((await ask("/admin/dashboard/orders", sessionCookie(right))).status).toBe(200);
});

test("without a sign-in that waits, the page says that it is over, and so does its form", async () => {
  expect(await (await ask("/sign-in-code", "")).text()).toContain("This sign-in is over");
  const answer = await post("/sign-in-code", { code: codes[1] ?? "" }, "");
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain("This sign-in is over");
});

test("is required of everybody by who has it, and not turned off then", async () => {
  const staff = "/admin/dashboard/staff";
  const required = await post(staff, { intent: "require" });
  expect([required.status, required.headers.get("location")]).toEqual([303, staff]);
  expect(await (await ask(staff)).text()).toContain("Leave It to Each");
  step += 1;
  const kept = await post(page, { intent: "off", password, code: codes[2] ?? "" });
  expect(await kept.text()).toContain("stays on");
  expect((await post(staff, { intent: "leave" })).status).toBe(303);
  expect((await post(page, { intent: "nonsense" })).status).toBe(400);
});
