import sharp from "sharp";
import { adminPage } from "../../product-fields.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";
import { fileOf, pictureFile } from "./admin-page-pictures.ts";
import { dialog, field, fill, save, uniqueName } from "./products-admin.ts";

test.beforeEach(({ context }) => signAdminIn(context));

test("a product is added with its pictures, in the order and words that were chosen", async ({ page }) => {
  const name = uniqueName();
  await page.goto(adminPage);
  await page.getByRole("link", { name: "Add New Product" }).click();
  await expect(page.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Product" })).toBeDisabled();
  await fill(page, `The ${name}`);
  await expect(field(page, "Slug")).toHaveValue(name.toLowerCase().replaceAll(" ", "-"));
  await expect(field(page, "Meta Title")).toHaveValue(`The ${name}`);
  await expect(field(page, "OG Title")).toHaveValue(`The ${name}`);
  await field(page, "Artisan").fill("Shyamli Mishra");
  await field(page, "Images").setInputFiles([
    await pictureFile("red.png"),
    await pictureFile("blue.png", "#27406B"),
  ]);
  await field(page, "Alt text of picture 1").fill("A red tote");
  await field(page, "Alt text of picture 2").fill("A blue tote");
  const down = page.getByRole("button", { name: "Move picture 1 down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Alt text of picture 1")).toHaveValue("A blue tote");
  await expect(page.getByRole("button", { name: "Move picture 2 down" })).toBeFocused();
  await field(page, "OG Image").setInputFiles(await pictureFile("share.png"));
  await expect(page.getByRole("button", { name: "Remove OG Image" })).toBeVisible();
  await expect(page.getByText("Pictures are on their way")).toHaveCount(0);
  await save(page);
  await expect(page.getByText("Product Added")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("₹1,499.50");
  await expect(row).toContainText("In stock");
  await page.goto(`/shop/${name.toLowerCase().replaceAll(" ", "-")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The ${name}`);
  const alts = await page
    .getByRole("img", { name: /tote$/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
  expect(alts[0]).toBe("A blue tote");
  await expect(page.getByText("Shyamli Mishra").first()).toBeVisible();
});

test("too many, too large and wrong pictures are refused in the exact words", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const six = await Promise.all(Array.from({ length: 6 }, (_, place) => pictureFile(`${place}.png`)));
  await field(page, "Images").setInputFiles(six);
  await expect(page.getByText("Image Limit")).toBeVisible();
  await expect(page.getByText("You can only upload 5 more image(s). Max 5 total.")).toBeVisible();
  await field(page, "Images").setInputFiles(six.slice(0, 3));
  await expect(page.getByRole("button", { name: "Remove picture 3" })).toBeVisible();
  await field(page, "Images").setInputFiles(six.slice(0, 3));
  await expect(page.getByText("You can only upload 2 more image(s). Max 5 total.")).toBeVisible();
  await field(page, "Images").setInputFiles(fileOf("huge.png", "image/png", 20 * 1024 * 1024 + 1));
  await expect(page.getByText("“huge.png” is larger than 20MB.")).toBeVisible();
  await field(page, "Images").setInputFiles(fileOf("drawing.svg", "image/svg+xml", "<svg/>"));
  await expect(
    page.getByText("“drawing.svg” is no PNG, JPEG, WebP or HEIC picture that can be read."),
  ).toBeVisible();
  await field(page, "Images").setInputFiles(fileOf("renamed.png", "image/png", "<svg/>"));
  // The reason stays beside the picture when the notice has gone.
  const refused = page.getByRole("listitem").filter({ hasText: "renamed.png was not sent." });
  await expect(refused).toContainText(
    "“renamed.png” is no PNG, JPEG, WebP or HEIC picture that can be read.",
  );
});

test("every photograph that is too large is named, and the others are sent", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const large = (name: string) => fileOf(name, "image/jpeg", 20 * 1024 * 1024 + 1);
  const photographs = [large("IMG_1.jpg"), await pictureFile("front.png"), large("IMG_3.jpg")];
  await field(page, "Images").setInputFiles(photographs);
  await expect(page.getByText("“IMG_1.jpg” and “IMG_3.jpg” are larger than 20MB.")).toBeVisible();
  await expect(field(page, "Alt text of picture 1")).toBeVisible();
});

test("a phone's photograph is sent as large as it is kept (PHOTO-3)", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photograph = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "#fff", noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  const sent = page.waitForRequest("**/admin/dashboard/uploads*");
  await field(page, "Images").setInputFiles({
    ...{ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: photograph },
  });
  expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(photograph.length * 0.9);
  await expect(page.locator('input[type="hidden"][name="images"]')).toHaveValue(/_2400x1600\.webp$/);
});

test("a picture that could not be sent is sent again", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  await page.route("**/admin/dashboard/uploads*", (route) => route.abort());
  await field(page, "Images").setInputFiles(await pictureFile("red.png"));
  await expect(page.getByRole("alert")).toContainText("“red.png” could not be sent.");
  await page.unroute("**/admin/dashboard/uploads*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(field(page, "Alt text of picture 1")).toBeVisible();
});

test("a product is not saved without the pictures that were not sent, until they are, or are removed", async ({
  page,
}) => {
  const name = uniqueName();
  await page.goto(`${adminPage}?new`);
  await fill(page, name);
  await page.route("**/admin/dashboard/uploads*", (route) => route.abort());
  await field(page, "Images").setInputFiles([await pictureFile("red.png"), await pictureFile("blue.png")]);
  await field(page, "OG Image").setInputFiles(await pictureFile("share.png"));
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
  await expect(field(page, "Alt text of picture 1")).toBeVisible();
  await expect(page.getByText("1 picture was not sent.")).toHaveCount(0);
  await save(page);
  await expect(page.getByText("Product Added")).toBeVisible();
});

test("a store that can't be written to is told", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const answer = { title: "Storage Error", text: "The picture could not be stored. Please try again." };
  await page.route("**/admin/dashboard/uploads*", (route) => route.fulfill({ status: 500, json: answer }));
  await field(page, "Images").setInputFiles(await pictureFile("red.png"));
  await expect(page.getByText("Storage Error")).toBeVisible();
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
  await field(page, "Alt text of picture 1").fill("dropped");
  const pasted = await hand("pasted.png");
  await page.evaluate(
    (clipboardData) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true })),
    pasted,
  );
  await field(page, "Alt text of picture 2").fill("pasted");
  const rows = dialog(page).getByRole("listitem");
  await rows.nth(1).locator("img").dragTo(rows.nth(0).locator("img"));
  await expect(field(page, "Alt text of picture 1")).toHaveValue("pasted");
});
