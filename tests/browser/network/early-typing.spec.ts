import { adminPage } from "../../form-of.ts";
import { admin, openDialog } from "../admin/admin-pages.ts";
import { sendMessage } from "../admin/admin-visitors.ts";
import { editor, field, unfold } from "../admin/products-admin.ts";
import { answer, signAdminIn } from "../shop-test.ts";
import { expect, test } from "./unhydrated-page.ts";

// What is typed into a form as the server sent it, before the client script runs, is typed for good.

test.beforeEach(({ context }) => signAdminIn(context));

test("a new product's form keeps it, follows it and drafts it", async ({ openUnhydrated }) => {
  const { page, hydrate } = await openUnhydrated(`${adminPage}?new`);
  await unfold(page);
  await field(page, "Name").fill("The Early Tote");
  await field(page, "Collection").selectOption("limited");
  await field(page, "Featured").check();
  await field(page, "Story").fill("Painted at dawn.");
  await editor(page).fill("<p>Typed early.</p>");
  await field(page, "Price").pressSequentially("149");
  await hydrate();
  await expect(field(page, "Slug")).toHaveValue("early-tote");
  await expect(field(page, "Price")).toBeFocused();
  await page.keyboard.type("9");
  await expect(field(page, "Price")).toHaveValue("1499");
  await expect(field(page, "Name")).toHaveValue("The Early Tote");
  await expect(field(page, "Collection")).toHaveValue("limited");
  await expect(field(page, "Featured")).toBeChecked();
  await expect(field(page, "Story")).toHaveValue("Painted at dawn.");
  await expect(editor(page)).toHaveText("Typed early.");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("jhola-product-draft")))
    .toMatch(/The Early Tote.*Typed early.*Painted at dawn/);
});

test("a draft that was left keeps what was not typed anew", async ({ page: before, openUnhydrated }) => {
  const left = JSON.stringify({ name: "Left Bag", slug: "left-bag", material: "Jute" });
  await before.goto("/faq");
  await before.evaluate((draft) => localStorage.setItem("jhola-product-draft", draft), left);
  const { page, hydrate } = await openUnhydrated(`${adminPage}?new`);
  await unfold(page);
  await field(page, "Size").fill("30 cm");
  await hydrate();
  await expect(field(page, "Material")).toHaveValue("Jute");
  await expect(field(page, "Size")).toHaveValue("30 cm");
  await expect(field(page, "Name")).toHaveValue("Left Bag");
});

test("a record's form that was changed asks before it is left", async ({ page: list, openUnhydrated }) => {
  await list.goto(adminPage);
  const edit = await list.locator('main a[href*="edit="]').first().getAttribute("href");
  const { page, hydrate } = await openUnhydrated(edit ?? "");
  await unfold(page);
  await field(page, "Story").fill("Told anew.");
  await hydrate();
  await field(page, "Size").fill("1 m");
  await expect(field(page, "Story")).toHaveValue("Told anew.");
  await page.keyboard.press("Escape");
  expect(await answer(page, "Cancel")).toContain("Leave without saving?");
  await expect(field(page, "Story")).toHaveValue("Told anew.");
});

test("a long text over one that stood there is kept in the settings", async ({ openUnhydrated }) => {
  const { page, hydrate } = await openUnhydrated("/admin/dashboard/settings/business");
  await page.getByLabel("Address", { exact: true }).fill("Ward 9, Jitwarpur");
  await hydrate();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("Ward 9, Jitwarpur");
});

test("an answer to a message is kept", async ({ page: sender, openUnhydrated }) => {
  const name = await sendMessage(sender);
  const { page, hydrate } = await openUnhydrated(`${admin.messages}?q=${name}`);
  await openDialog(page);
  await expect(page).toHaveURL(/message=/);
  await page.getByLabel("Admin Response / Notes").fill("Yes, we do.");
  await page.getByLabel("Status").last().selectOption("Contacted");
  await hydrate();
  await expect(page.getByLabel("Admin Response / Notes")).toHaveValue("Yes, we do.");
  await expect(page.getByLabel("Status").last()).toHaveValue("Contacted");
});
