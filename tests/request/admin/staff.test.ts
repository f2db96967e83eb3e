import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mailsTo } from "../../read-mail.ts";
import { linkToken, sessionCookie, signIn } from "../../sign-in.ts";
import { expectAnswer, expectNone, expectWords, noticeOf, sharedOwnersShop } from "../ask.ts";
import { fieldIn } from "./admin-pages.ts";

const staff = "/admin/dashboard/staff";
const chosen = "kohbar-lotus-1934";

// A shop of its own: who works here is everybody's.
const { page, running, send } = await sharedOwnersShop();

const invitation = (email: string, ...permissions: string[]): [string, string][] => [
  ["id", randomUUID()],
  ["name", "Rekha Devi"],
  ["email", email],
  ...permissions.map((each): [string, string] => ["permissions", each]),
  ["intent", "invite"],
];

/** Somebody who was invited, accepted, and is signed in. */
async function hired(email: string, ...permissions: string[]): Promise<{ cookie: string; path: string }> {
  expect((await send(`${staff}/invite`, invitation(email, ...permissions))).status).toBe(303);
  const token = await linkToken(running(), email, "invitation");
  const password = { newPassword: chosen, confirmNewPassword: chosen };
  const accepted = await send("/invitation", Object.entries({ token, ...password }), "");
  expect(accepted.headers.get("location")).toBe("/admin-login");
  const signedIn = await send("/admin-login", Object.entries({ email, password: chosen }), "");
  const row = new RegExp(`href="(${staff}/[\\w-]{36})"(?:(?!</tr>).)*${email}`, "s");
  const path = row.exec(await page(staff))?.[1] ?? "";
  return { cookie: sessionCookie(signedIn), path };
}

test("inviting: a form of wrong things says so at its fields, and keeps what was typed", async () => {
  const answer = await send(`${staff}/invite`, [
    ["name", " "],
    ["email", "rekha@"],
    ["intent", "invite"],
  ]);
  const html = await expectAnswer(answer, 422, "Please enter their name.");
  expectWords(html, "Please enter a valid email address", "Please tick what they may do.");
  expect(fieldIn(html, "email")).toBe("rekha@");
});

test("inviting without script a usual set comes back ticked, with what was typed", async () => {
  const fields = invitation("typed@example.com").filter(([name]) => name !== "intent");
  const html = await (await send(`${staff}/invite`, [...fields, ["intent", "set-packer"]])).text();
  expect(fieldIn(html, "email")).toBe("typed@example.com");
  const ticked = [...html.matchAll(/<input[^>]*name="permissions"[^>]*>/g)]
    .map(([box]) => box)
    .filter((box) => / checked=""/.test(box));
  expect(ticked.map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual(["orders", "pack"]);
});

test("inviting: the mail's page says what they may do, and a short password is refused there", async () => {
  const email = "writer@example.com";
  expect(noticeOf(await send(`${staff}/invite`, invitation(email, "stories")))).toContain("Invited");
  expect(await page(staff)).toContain("Good until");
  const token = await linkToken(running(), email, "invitation");
  expectWords(await page(`/invitation?token=${token}`, ""), "Hello Rekha Devi", "Stories");
  const short = Object.entries({ token, newPassword: "short", confirmNewPassword: "short" });
  expect((await send("/invitation", short, "")).status).toBe(422);
  expect(await page("/invitation?token=none", "")).toContain("This invitation no longer works");
  const id = /name="id" value="([\w-]{36})"/.exec(await page(staff))?.[1] ?? "";
  await send(staff, Object.entries({ id, intent: "withdraw" }));
  expect(await page(`/invitation?token=${token}`, "")).toContain("This invitation no longer works");
  expect((await send("/invitation", short, "")).status).toBe(410);
});

test("whom was invited is not led into the area of whoever was signed in at the same browser", async () => {
  const email = "new@example.com";
  await send(`${staff}/invite`, invitation(email, "stories"));
  const token = await linkToken(running(), email, "invitation");
  const { cookie: others } = await signIn(running(), "admin");
  const form = Object.entries({ token, newPassword: chosen, confirmNewPassword: chosen });
  expect((await send("/invitation", form, others)).headers.get("location")).toBe("/admin-login");
  const next = await fetch(`${running().origin}/admin-login`, {
    redirect: "manual",
    headers: { Cookie: others },
  });
  expect(next.status).toBe(200);
});

test("whom was invited sees what is theirs alone, is changed from the next request on, and is out at once", async () => {
  const packer = await hired("packer@example.com", "pack");
  const menu = await page("/admin/dashboard/overview", packer.cookie);
  expect(menu).toContain(">Orders<");
  expect(menu).not.toContain(">Staff<");
  const asked = await fetch(running().origin + staff, { headers: { Cookie: packer.cookie } });
  await expectAnswer(asked, 403, ">Orders<");
  const invited = await send(`${staff}/invite`, invitation("x@example.com", "pack"), packer.cookie);
  expect(invited.status).toBe(403);
  const texts = await page("/admin/dashboard/translations", packer.cookie);
  expect(texts).toContain("No text here is yours to translate.");
  expect(texts).not.toMatch(/translations\/(export|import)/);

  const version = fieldIn(await page(packer.path), "version");
  const change = (...permissions: string[]) =>
    send(packer.path, [
      ["version", version],
      ...permissions.map((each): [string, string] => ["permissions", each]),
      ["intent", "save"],
    ]);
  expect(noticeOf(await change("stories"))).toContain("Saved");
  expect(await page("/admin/dashboard/overview", packer.cookie)).toContain(">Blog Posts<");
  await expectAnswer(change("money"), 409, "Someone else changed this meanwhile");

  expect(noticeOf(await send(packer.path, [["intent", "remove"]]))).toContain("Removed");
  const out = await fetch(`${running().origin}/admin/dashboard/overview`, {
    redirect: "manual",
    headers: { Cookie: packer.cookie },
  });
  expect(out.headers.get("location")).toMatch(/^\/admin-login/);
  expect(noticeOf(await send(packer.path, [["intent", "remove"]]))).toContain("No Change");
  const told = mailsTo(running().dataDir, "packer@example.com").map(({ headers }) =>
    headers.get("subject")?.join(),
  );
  expect(told).toContain("What you may do at Jhola Crafts has changed");
});

test("who may do less is shown no form of an owner's, and is refused one of their own making", async () => {
  const lead = await hired("lead@example.com", "orders", "pack", "staff");
  const ownerPath = new RegExp(`href="(${staff}/[\\w-]{36})"`).exec(await page(staff))?.[1] ?? "";
  const html = await page(ownerPath, lead.cookie);
  expect(html).toContain("They may do more than you do.");
  expect(html).not.toContain('name="permissions"');
  expect(await page(staff, lead.cookie)).not.toContain("Change Jhola Crafts Team");
  expect(await page(staff)).toContain("Change Rekha Devi");
  expectNone(await page(`${staff}/invite`, lead.cookie), 'value="money"', 'value="owner"');
  const sent = await send(`${staff}/invite`, invitation("rich@example.com", "money"), lead.cookie);
  await expectAnswer(sent, 422, "You can&#x27;t give what you may not do yourself: &#x27;Money&#x27;.");
  expect((await send(ownerPath, [["intent", "remove"]], lead.cookie)).status).toBe(409);
  expect((await send(lead.path, [["intent", "remove"]], lead.cookie)).status).toBe(409);
});
