import type { Page } from "@playwright/test";
import type { Finger } from "./finger.ts";
import { monthsMakers } from "./pay-shop.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Twelve makers are paid by one run, each by a payment with its reference, and statements printed. */
export async function monthsEnd(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole("button", { name: "मेन्यू" }));
  await finger.tap(
    page
      .getByRole("navigation")
      .getByRole("link", { name: /^कारीगरों का पैसा/ })
      .last(),
  );
  await finger.reads(heading(page, "कारीगरों का पैसा"));
  await finger.tap(page.getByRole("link", { name: "सबको पैसे देना" }));
  await finger.reads(heading(page, "सबको पैसे देना"));
  await finger.tap(button(page, "सूची बनाएँ"));
  await finger.reads(heading(page, /की भुगतान सूची$/));
  for (const [place, { name }] of monthsMakers.entries())
    await finger.types(page.getByLabel(`${name} का रेफ़रेंस नंबर`), `6337201408${place + 10}`);
  await finger.tap(button(page, "दे दिया, लिख लें"));
  await finger.reads(page.getByText("इसमें सबको दे दिया।"));
  await printAll(page, finger);
}

/** The paper opens beside the page, as a phone does it. */
async function printAll(page: Page, finger: Finger): Promise<void> {
  const paper = page.waitForEvent("download");
  await finger.tap(page.getByRole("link", { name: "सबके हिसाब छापें" }));
  if (!/^statements-\d{4}-\d\d\.pdf$/.test((await paper).suggestedFilename()))
    throw new Error("the statements were not printed");
  await finger.reads(page.getByText("इसमें सबको दे दिया।"));
}
