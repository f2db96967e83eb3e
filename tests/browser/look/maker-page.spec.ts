import { createHash } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { somePhotograph } from "../../some-photograph.ts";
import { expect, ownShop, test } from "../shop-test.ts";
import { expectSound } from "./sound-page.ts";

const shop = ownShop();
const token = "asha".padEnd(22, "x");

test.beforeEach(async () => {
  const db = await shop.db();
  for (const table of ["lots", "maker_links", "artisans", "translations"] as const)
    await db.deleteFrom(table).execute();
  await db.insertInto("artisans").values({ id: "asha", name: "Asha Devi" }).execute();
  const token_hash = createHash("sha256").update(token).digest("hex");
  await db.insertInto("maker_links").values({ artisan_id: "asha", token_hash }).execute();
  const steps = JSON.stringify([{ name: "Painting", rate: 18_000 }]);
  const hindi = {
    kind: "word",
    record_id: "Painting",
    field: "text",
    language: "hi",
    text: "चित्रकारी",
  } as const;
  await db
    .insertInto("translations")
    .values({ ...hindi, source_hash: "0".repeat(64) })
    .execute();
  const lot = { id: "l", number: "W-26-27-0001", product_name: "Lotus Tote", quantity: 12, steps };
  await db.insertInto("lots").values(lot).execute();
  const part = { id: "p", lot_id: "l", step: 1, artisan_id: "asha", artisan_name: "Asha Devi" };
  await db
    .insertInto("lot_parts")
    .values({ ...part, quantity: 12, rate: "180", due_on: "2099-12-04" })
    .execute();
});

const open = async (context: BrowserContext, query = "") => {
  const page = await context.newPage();
  await page.goto(shop.at(`/maker/${token}${query}`));
  return page;
};
const done = async () =>
  (await (await shop.db()).selectFrom("lot_parts").select("done").executeTakeFirst())?.done;

for (const [language, width] of [
  ["hi", 320],
  ["en", 320],
  ["en", 360],
] as const)
  test(`a maker's page in ${language} is sound at ${width} px (MAKING-22)`, async ({ context }) => {
    const page = await open(context, `?language=${language}`);
    await page.setViewportSize({ width, height: 640 });
    await expect(page.locator("html")).toHaveAttribute("lang", `${language}-IN`);
    await page.locator("summary").click();
    await expectSound(page, [width]);
    const small = await page
      .locator("button:not(.first), summary")
      .evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height }) => height > 2 && (width < 60 || height < 56)),
      );
    expect(small).toEqual([]);
  });

const heard = {
  en: `
- banner:
  - heading "Your work Asha Devi" [level=1]
- main:
  - article "Make 12 · by 4 December · Late · ₹180 a piece Lotus Tote Painting":
    - heading "Make 12 · by 4 December · Late · ₹180 a piece" [level=2]
    - paragraph: Lotus Tote Painting
    - list:
      - listitem: Do 2 again
      - listitem: 3 good
      - listitem: 1 being looked at
      - listitem: 8 left
    - text: We say
    - paragraph: Two are too thin.
    - text: How many are done?
    - button "One less"
    - textbox "How many are done?": "8"
    - button "One more"
    - button "Done"
    - group: There Is a Problem
- contentinfo:
  - link "हिन्दी"`,
  hi: `
- banner:
  - heading "आपका काम Asha Devi" [level=1]
- main:
  - article "12 बनाइए · 4 दिसंबर तक · देर हो गई · ₹180 हर नग Lotus Tote चित्रकारी":
    - heading "12 बनाइए · 4 दिसंबर तक · देर हो गई · ₹180 हर नग" [level=2]
    - paragraph: Lotus Tote चित्रकारी
    - list:
      - listitem: 2 फिर से बनाइए
      - listitem: 3 अच्छे हैं
      - listitem: 1 हम देख रहे हैं
      - listitem: 8 बाक़ी
    - text: हमने कहा
    - paragraph: Two are too thin.
    - text: कितने बन गए?
    - button "एक कम"
    - textbox "कितने बन गए?": "8"
    - button "एक ज़्यादा"
    - button "बन गए"
    - group: कोई दिक़्क़त है
- contentinfo:
  - link "English"`,
};

for (const language of ["en", "hi"] as const)
  test(`a maker's page is heard whole in ${language}`, async ({ context }) => {
    const db = await shop.db();
    await db
      .updateTable("lot_parts")
      .set({ state: "begun", done: 6, passed: 3, rework: 2, due_on: "2020-12-04" })
      .execute();
    await db
      .insertInto("lot_notes")
      .values({ part_id: "p", said_by: "owner", text: "Two are too thin." })
      .execute();
    const page = await open(context, `?language=${language}`);
    await expect(page.locator("body")).toMatchAriaSnapshot(heard[language]);
  });

test("what was refused is neither sent again by loading the page anew nor quoted beside its field", async ({
  context,
}) => {
  const page = await open(context, "?language=en");
  const work = page.getByRole("article", { name: "Make 12" });
  await work.getByText("There Is a Problem").click();
  await work.getByLabel("What is wrong?").fill("x".repeat(501));
  await work.getByRole("button", { name: "Send" }).click();
  await expect(work.getByRole("alert")).toHaveText("A message can hold at most 500 characters.");
  await expect(work.getByLabel("What is wrong?")).toHaveValue("x".repeat(501));
  await page.reload();
  await expect(work.getByRole("alert")).toBeHidden();
  await expect(work.getByRole("button", { name: "Done" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } });

    test("a maker begins, counts, says what is done and tells of a problem, which the owner answers", async ({
      context,
    }) => {
      const page = await open(context, "?language=en");
      const work = page.getByRole("article", { name: "Make 12" });
      await work.getByRole("button", { name: "I Have Begun" }).click();
      await expect(work.getByRole("status")).toHaveText("Good, you have begun.");
      for (const press of ["One less", "One less", "One more"]) {
        await work.getByRole("button", { name: press }).click();
      }
      await expect(work.getByLabel("How many are done?")).toHaveValue("11");
      await work.getByRole("button", { name: "Done" }).click();
      await expect(work.getByRole("status")).toHaveText("Written down: 11 done.");
      expect(await done()).toBe(11);
      await work.getByText("There Is a Problem").click();
      await work.getByLabel("What is wrong?").fill("No red colour");
      const photo = { name: "torn.jpg", mimeType: "image/jpeg", buffer: await somePhotograph() };
      await work.getByLabel("Or a photo").setInputFiles(photo);
      await work.getByRole("button", { name: "Send" }).click();
      await expect(work.getByRole("status")).toHaveText("We have your message.");
      await expect(work.getByText("No red colour")).toBeVisible();
      await expect(work.getByRole("img", { name: "A photo" })).toBeVisible();

      await shop.enter(context);
      const owner = await context.newPage();
      await owner.goto(shop.at("/admin/dashboard/overview"));
      await owner.getByRole("main").getByRole("link", { name: "Problems of makers" }).click();
      await expect(owner.getByRole("main").getByText("Problem", { exact: true })).toBeVisible();
      await owner.goto(shop.at("/admin/dashboard/making/W-26-27-0001"));
      await expect(owner.getByText("Asha Devi tells of a problem.")).toBeVisible();
      await owner.getByRole("link", { name: "Answer Asha Devi" }).click();
      const part = owner.getByRole("dialog");
      await expect(part.getByText("No red colour")).toBeVisible();
      if (javaScriptEnabled) await expectSound(owner, [360]);
      await part.getByRole("textbox", { name: "Answer" }).fill("Red comes tomorrow.");
      await part.getByRole("button", { name: "Send Answer" }).click();
      await expect(owner.getByText("11 pieces wait to be looked at.")).toBeVisible();
      await page.reload();
      await expect(work.getByText("Red comes tomorrow.")).toBeVisible();
    });
  });
