import type { Page } from "@playwright/test";
import { somePhotograph } from "../../some-photograph.ts";
import { expectSound } from "../look/sound-page.ts";
import { fileOf } from "./admin-page-pictures.ts";
import { expect, test } from "./admin-pages.ts";
import { addProduct, dialog, field, openEdit, save } from "./products-admin.ts";

test.use({ viewport: { width: 360, height: 740 } });

const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Picture" });
const frame = (page: Page) => editor(page).getByRole("button", { name: "The frame: arrow keys move it" });

/** A product of this test's own with one photograph, not saved yet. */
async function withPhotograph(page: Page, wall: "plain" | "busy" = "plain"): Promise<string> {
  const name = await addProduct(page);
  await openEdit(page, name);
  const photograph = await somePhotograph({ width: 640, height: 480, light: 0.4, wall });
  await field(page, "Images").setInputFiles(fileOf("phone.jpg", "image/jpeg", photograph));
  await expect(page.getByRole("link", { name: "Edit picture 1" })).toBeVisible();
  return name;
}

async function openEditor(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Edit picture 1" }).click();
  await expect(frame(page)).toBeVisible();
}

const pictureOf = (page: Page) => page.locator('input[type="hidden"][name="images"]').inputValue();
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

test("PHOTO-25: a picture is cut by keys, lit, put on plain ground, seen in the shop", async ({ page }) => {
  const name = await withPhotograph(page);
  await field(page, "Price").fill("1777");
  const before = await pictureOf(page);
  await openEditor(page);
  // A product's frame is square at first: of 640 by 480 an eighth is cut off at either side.
  const left = editor(page).getByLabel("Cut off left");
  await expect(left).toHaveValue("13");
  await frame(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(left).toHaveValue("24");
  await page.keyboard.press("ArrowLeft");
  await expect(left).toHaveValue("23");
  await expect(editor(page).getByLabel("Cut off right")).toHaveValue("3");
  const corner = editor(page).getByRole("button", { name: "The frame’s bottom right corner" });
  await corner.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(editor(page).getByLabel("Cut off right")).toHaveValue("13");
  await expect(editor(page).getByLabel("Cut off bottom")).toHaveValue("15");
  await editor(page).getByRole("button", { name: "Turn right" }).click();
  await editor(page).getByRole("button", { name: "Turn left" }).click();
  await expect(left).toHaveValue("23");
  await editor(page).getByLabel("Automatic light").check();
  await editor(page).getByLabel("Plain background").check();
  await editor(page).getByLabel("Light", { exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await editor(page).getByRole("button", { name: "Save picture" }).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(field(page, "Price")).toHaveValue("1777");
  const after = await pictureOf(page);
  expect(after).not.toBe(before);
  await save(page);
  await expect(page.getByText("Product Saved")).toBeVisible();
  await page.goto(`/shop/${slugOf(name)}`);
  await expect(page.locator(`img[src$="${after}"]`).first()).toBeVisible();
  await expect(page.getByText(/₹1,777/).first()).toBeVisible();
});

test("PHOTO-25: the frame follows a pointer; what is lost leaves all as set", async ({ page, context }) => {
  await withPhotograph(page, "busy");
  const address = (await page.getByRole("link", { name: "Edit picture 1" }).getAttribute("href")) ?? "";
  await openEditor(page);
  const box = await frame(page).boundingBox();
  if (!box) throw new Error("there is no frame");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  await expect(editor(page).getByLabel("Cut off left")).toHaveValue("0");
  await expect(editor(page).getByLabel("Cut off right")).toHaveValue("26");
  await editor(page).getByRole("button", { name: "Back to the original" }).click();
  await expect(editor(page).getByLabel("Cut off right")).toHaveValue("0");
  await editor(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeVisible();

  await openEditor(page);
  await expectSound(page);
  const plain = editor(page).getByLabel("Plain background");
  const savePicture = () => editor(page).getByRole("button", { name: "Save picture" }).click();
  await plain.check();
  await expect(editor(page).getByText("The background is not plain enough")).toBeVisible();
  await savePicture();
  await expect(plain).toBeChecked();
  await plain.uncheck();
  await context.setOffline(true);
  await editor(page).getByLabel("Automatic light").check();
  await expect(editor(page).getByText("The preview could not be made.")).toBeVisible();
  await savePicture();
  await expect(editor(page).getByText("nothing you set here is lost")).toBeVisible();
  await context.setOffline(false);
  await expect(editor(page).getByLabel("Automatic light")).toBeChecked();
  await savePicture();
  await expect(editor(page)).toHaveCount(0);

  await page.goto(address);
  await expect(page.getByRole("button", { name: "The frame: arrow keys move it" })).toBeVisible();
  await expectSound(page);
});
