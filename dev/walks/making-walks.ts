import type { Page } from "@playwright/test";
import type { Finger } from "./finger.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function toMaking(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole("button", { name: "Menu" }));
  await finger.tap(
    page
      .getByRole("navigation")
      .getByRole("link", { name: /^Making/ })
      .last(),
  );
  await finger.reads(heading(page, "Making"));
}

/** 200 bags of three steps are begun, and each step is given to forty makers at once. */
export async function bagsOverForty(page: Page, finger: Finger): Promise<void> {
  await toMaking(page, finger);
  await finger.tap(page.getByRole("link", { name: "New Lot" }));
  await finger.reads(heading(page, "New Lot"));
  await finger.types(page.getByRole("main").getByRole("searchbox"), "lotus pond");
  await finger.tap(page.getByRole("main").getByRole("button", { name: "Search" }));
  await finger.tap(page.getByRole("link", { name: "Choose Lotus Pond Market Tote" }));
  await finger.types(page.getByLabel("Pieces"), "200");
  await finger.types(page.getByLabel("By", { exact: true }), "2027-01-20");
  await finger.tap(button(page, "Begin Lot"));
  await finger.reads(page.getByText("200 pieces are given to nobody yet."));
  for (const step of ["Printing", "Sewing"])
    await finger.tap(page.getByRole("checkbox", { name: new RegExp(`^${step}`) }));
  await finger.tap(button(page, "Pick All"));
  await finger.tap(button(page, "Split Evenly"));
  await finger.tap(button(page, "Give Work"));
  await finger.reads(page.getByText("0 of 5 done"));
}

/** Of forty makers' work that waits, some pieces of two are to be done again; the rest is good. */
export async function checkForty(page: Page, finger: Finger): Promise<void> {
  await toMaking(page, finger);
  for (const place of [0, 1]) await sendBack(page, finger, place);
  for (const ticked of [25, 13]) {
    await finger.tap(page.getByRole("tab", { name: /^To Check/ }));
    await finger.reads(page.getByText("Select all"));
    await finger.tap(page.getByRole("checkbox", { name: "Select all" }));
    await finger.tap(button(page, "All Passed"));
    await finger.reads(page.getByText(`${ticked} done.`));
  }
}

async function sendBack(page: Page, finger: Finger, place: number): Promise<void> {
  await finger.tap(page.getByRole("tab", { name: /^To Check/ }));
  await finger.tap(
    page
      .getByRole("main")
      .getByRole("row")
      .nth(place + 1)
      .getByRole("link")
      .first(),
  );
  const part = page.getByRole("dialog");
  await finger.reads(part);
  await finger.types(part.getByLabel("Passed"), "4");
  await finger.types(part.getByLabel("To Do Again"), "1");
  await finger.tap(part.getByRole("button", { name: "Check", exact: true }));
  await finger.reads(page.getByText(/1 to do again/).first());
  await finger.tap(page.getByRole("main").getByRole("link", { name: "Making", exact: true }));
}
