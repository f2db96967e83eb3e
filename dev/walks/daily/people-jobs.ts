import type { Page } from "@playwright/test";
import type { Finger } from "../finger.ts";
import { button, follow } from "./from-dashboard.ts";

export async function answerMessage(page: Page, finger: Finger): Promise<void> {
  await follow(page, finger, "Unanswered messages", "Contact Form Submissions");
  await finger.tap(button(page, "View & Update").first());
  const dialog = page.getByRole("dialog", { name: "Manage Message" });
  await finger.reads(dialog);
  await finger.types(
    dialog.getByLabel("Admin Response / Notes"),
    "Thank you for asking. It left us on Tuesday and should be with you tomorrow.",
  );
  await finger.tap(button(dialog, "Save & Send by Mail"));
  await page
    .getByText(/Your reply is on its way/)
    .first()
    .waitFor();
  await finger.looksFor(page.getByRole("link", { name: /^Next message/ }));
}

export async function showReview(page: Page, finger: Finger): Promise<void> {
  await follow(page, finger, "Reviews to look at", "Reviews");
  await finger.tap(page.getByRole("link", { name: /, by / }).first());
  const dialog = page.getByRole("dialog", { name: "Manage Review" });
  await finger.reads(dialog);
  await finger.tap(button(dialog, "Show"));
  await dialog.getByText("Shown", { exact: true }).waitFor();
}
