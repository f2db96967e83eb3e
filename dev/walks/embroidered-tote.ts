import type { Page } from "@playwright/test";
import type { Finger } from "./finger.ts";

/** A tote in three sizes, with a name embroidered on it, that leaves ten days after it was ordered. */
export async function embroideredTote(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole("button", { name: "Menu" }));
  await finger.reads(page.getByRole("link", { name: "Products", exact: true }));
  await finger.tap(page.getByRole("link", { name: "Products", exact: true }));
  await finger.reads(page.getByRole("heading", { level: 1, name: "Products" }));
  await finger.tap(page.getByRole("link", { name: "Add New Product" }).first());
  const dialog = page.getByRole("dialog").first();
  await finger.reads(dialog);
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await finger.types(field("Name"), "Embroidered Tote");
  await finger.types(field("Price"), "899");
  await finger.types(
    dialog.getByRole("textbox", { name: "Description", exact: true }),
    "A canvas tote with your name, embroidered by hand in Madhubani.",
  );
  await finger.tap(dialog.getByRole("heading", { name: "Made to order and returns" }));
  await finger.tap(dialog.getByRole("checkbox", { name: "Made to order" }));
  await finger.types(labelled(dialog, "Lead Days To"), "10");
  await finger.tap(dialog.getByRole("heading", { name: "Options" }));
  await finger.types(labelled(dialog, "Option Name"), "Size");
  await finger.types(labelled(dialog, "Values"), "Small, Medium, Large");
  await finger.tap(dialog.getByRole("button", { name: "Make Variants" }));
  await finger.reads(dialog.getByRole("group", { name: "Large" }));
  await finger.types(dialog.getByRole("group", { name: "Large" }).getByLabel("Price"), "1099");
  const text = dialog.getByRole("group", { name: "Text 1" });
  await finger.tap(dialog.getByRole("heading", { name: "Personalisation" }));
  await finger.types(text.getByLabel("Label"), "Name to embroider");
  await finger.types(text.getByLabel("Most Letters"), "12");
  await finger.types(text.getByLabel("Extra Price"), "150");
  await finger.tap(page.getByRole("button", { name: "Save Product" }));
  await page.getByText("Product Added").first().waitFor();
}

/** The first of the fields with this label, whether it may stay empty or not. */
const labelled = (dialog: ReturnType<Page["getByRole"]>, label: string) => dialog.getByLabel(label).first();
