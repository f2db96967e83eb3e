import type { Page } from "@playwright/test";
import sharp from "sharp";
import { adminPage } from "../../form-of.ts";
import { fileOf, pictureFile } from "./admin-page-pictures.ts";
import { expect, test } from "./admin-pages.ts";
import { describePicture, dialog, field, fill, save, unfold, uniqueName } from "./products-admin.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a product is added with pictures in a chosen order, and taken out of stock", async ({ page }) => {
    const name = uniqueName();
    await page.goto(adminPage);
    await page.getByRole("link", { name: "Add New Product" }).tap();
    await expect(page.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
    const saving = page.getByRole("button", { name: "Save Product" });
    await expect(saving).toBeDisabled();
    await expect(saving).toHaveAccessibleDescription(/once it has a name/);
    await fill(page, `The ${name}`);
    await unfold(page);
    await expect(field(page, "Slug")).toHaveValue(name.toLowerCase().replaceAll(" ", "-"));
    await expect(field(page, "Meta Title")).toHaveValue(`The ${name}`);
    await expect(field(page, "OG Title")).toHaveValue(`The ${name}`);
    await field(page, "Artisan").fill("Shyamli Mishra");
    await field(page, "Images").setInputFiles([
      await pictureFile("red.png"),
      await pictureFile("blue.png", "#27406B"),
    ]);
    await describePicture(page, 1, "A red tote");
    await describePicture(page, 2, "A blue tote");
    await page.getByRole("button", { name: "Move picture 2 up" }).tap();
    await expect(field(page, "Alt text of picture 1")).toHaveValue("A blue tote");
    for (const [first, second] of [
      ["A red tote", "A blue tote"],
      ["A blue tote", "A red tote"],
    ] as const) {
      await page.getByRole("button", { name: "Move picture 1 down" }).focus();
      await page.keyboard.press("Enter");
      await expect(field(page, "Alt text of picture 1")).toHaveValue(first);
      await expect(field(page, "Alt text of picture 2")).toHaveValue(second);
      await expect(page.getByRole("button", { name: "Move picture 2 down" })).toBeFocused();
    }
    await field(page, "OG Image").setInputFiles(await pictureFile("share.png"));
    await expect(page.getByRole("button", { name: "Remove OG Image" })).toBeVisible();
    await expect(page.getByText("Pictures are on their way")).toHaveCount(0);
    await save(page);
    await expect(page.getByText("Product Added")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("₹1,499.50");
    await expect(row).toContainText("In stock");
    await page.getByRole("link", { name: `The ${name}`, exact: true }).tap();
    await field(page, "In stock").uncheck();
    await page.getByRole("button", { name: "Save Product" }).tap();
    await expect(page.getByText("Product Saved")).toBeVisible();
    await expect(row).toContainText("Out of stock");
    await page.goto(`/shop/${name.toLowerCase().replaceAll(" ", "-")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The ${name}`);
    await expect(page.getByRole("img", { name: /tote$/ }).first()).toHaveAttribute("alt", "A blue tote");
    await expect(page.getByText("Shyamli Mishra").first()).toBeVisible();
  });
});

const tooLarge = 20 * 1024 * 1024 + 1;
const isNone = "is no PNG, JPEG, WebP or HEIC picture that can be read.";

/** Chooses PNGs of these bytes, or as large as is said: those are made in the page and have no long way. */
const choose = (page: Page, files: Record<string, Buffer | number>) =>
  field(page, "Images").evaluate(
    (chooser: HTMLInputElement, chosen) => {
      const transfer = new DataTransfer();
      for (const [name, content] of chosen) {
        const bytes =
          typeof content === "number"
            ? new Uint8Array(content)
            : Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: "image/png" }));
      }
      chooser.files = transfer.files;
      chooser.dispatchEvent(new Event("change", { bubbles: true }));
    },
    Object.entries(files).map(
      ([name, content]) =>
        [name, typeof content === "number" ? content : content.toString("base64")] as const,
    ),
  );

test("too many, too large and wrong pictures are refused, and the others are sent", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const six = await Promise.all(Array.from({ length: 6 }, (_, place) => pictureFile(`${place}.png`)));
  await field(page, "Images").setInputFiles(six);
  await expect(page.getByText("Image Limit")).toBeVisible();
  await expect(page.getByText("You can only upload 5 more image(s). Max 5 total.")).toBeVisible();
  await field(page, "Images").setInputFiles(six.slice(0, 3));
  await expect(page.getByRole("button", { name: "Remove picture 3" })).toBeVisible();
  await field(page, "Images").setInputFiles(six.slice(0, 3));
  await expect(page.getByText("You can only upload 2 more image(s). Max 5 total.")).toBeVisible();
  await choose(page, { "huge.png": tooLarge });
  await expect(page.getByText("“huge.png” is larger than 20MB.")).toBeVisible();
  await field(page, "Images").setInputFiles(fileOf("drawing.svg", "image/svg+xml", "<svg/>"));
  await expect(page.getByText(`“drawing.svg” ${isNone}`)).toBeVisible();
  await page.getByRole("button", { name: "Remove picture 3" }).click();
  const { buffer } = await pictureFile("front.png");
  await choose(page, { "IMG_1.png": tooLarge, "front.png": buffer, "IMG_3.png": tooLarge });
  await expect(page.getByText("“IMG_1.png” and “IMG_3.png” are larger than 20MB.")).toBeVisible();
  await expect(field(page, "Alt text of picture 3")).toBeAttached();
  await field(page, "Images").setInputFiles(fileOf("renamed.png", "image/png", "<svg/>"));
  // The reason stays beside the picture when the notice has gone.
  const refused = page.getByRole("listitem").filter({ hasText: "renamed.png was not sent." });
  await expect(refused).toContainText(`“renamed.png” ${isNone}`);
});

test("a phone's photograph is sent as large as it is kept (PHOTO-3)", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const size = { width: 3000, height: 2000 };
  const seen = sharp({ create: { ...size, channels: 3, background: "#fff", noise } });
  const photograph = await seen.jpeg({ quality: 90 }).toBuffer();
  const sent = page.waitForRequest("**/admin/dashboard/uploads*");
  await field(page, "Images").setInputFiles(fileOf("IMG_1.jpg", "image/jpeg", photograph));
  expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(photograph.length * 0.9);
  await expect(page.locator('input[type="hidden"][name="images"]')).toHaveValue(/_2400x1600\.webp$/);
});

test("a product waits for pictures that were not sent, until they are sent or removed", async ({ page }) => {
  const name = uniqueName();
  await page.goto(`${adminPage}?new`);
  await fill(page, name);
  await unfold(page);
  const answer = { title: "Storage Error", text: "The picture could not be stored. Please try again." };
  await page.route("**/admin/dashboard/uploads*", (route) => route.fulfill({ status: 500, json: answer }));
  await field(page, "OG Image").setInputFiles(await pictureFile("share.png"));
  await expect(page.getByText("Storage Error")).toBeVisible();
  await page.unroute("**/admin/dashboard/uploads*");
  await page.route("**/admin/dashboard/uploads*", (route) => route.abort());
  await field(page, "Images").setInputFiles([await pictureFile("red.png"), await pictureFile("blue.png")]);
  await expect(page.getByRole("alert").filter({ hasText: "could not be sent." })).toBeVisible();
  await expect(page.getByText("share.png was not sent.")).toBeVisible();
  await save(page);
  await expect(page.getByText("2 pictures were not sent. Try again or remove them.")).toBeVisible();
  await expect(page.getByText("1 picture was not sent. Try again or remove it.")).toBeVisible();
  await expect(field(page, "Images")).toBeFocused();
  await expect(field(page, "Name")).toHaveValue(name);
  await page.unroute("**/admin/dashboard/uploads*");
  await page.getByRole("button", { name: "Remove OG Image" }).click();
  await expect(page.getByText("1 picture was not sent.")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove picture 2" }).click();
  await expect(page.getByText("1 picture was not sent. Try again or remove it.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(field(page, "Alt text of picture 1")).toBeAttached();
  await expect(page.getByText("1 picture was not sent.")).toHaveCount(0);
  await save(page);
  await expect(page.getByText("Product Added")).toBeVisible();
});

test("pictures are dropped and pasted, and dragged into another order", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const { buffer } = await pictureFile("dropped.png");
  const hand = (name: string) =>
    page.evaluateHandle(
      ([bytes, as]) => {
        const transfer = new DataTransfer();
        const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([data], as, { type: "image/png" }));
        return transfer;
      },
      [buffer.toString("base64"), name] as const,
    );
  await field(page, "Images").dispatchEvent("drop", { dataTransfer: await hand("dropped.png") });
  await describePicture(page, 1, "dropped");
  const pasted = await hand("pasted.png");
  await page.evaluate(
    (clipboardData) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true })),
    pasted,
  );
  await describePicture(page, 2, "pasted");
  const rows = dialog(page).getByRole("listitem");
  await rows.nth(1).locator("img").dragTo(rows.nth(0).locator("img"));
  await expect(field(page, "Alt text of picture 1")).toHaveValue("pasted");
});
