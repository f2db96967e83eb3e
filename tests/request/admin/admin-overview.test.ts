import { expect, test } from "vitest";
import { adminPages } from "./admin-pages.ts";

test("the area's address leads to the overview, which has its parts and is nobody else's", async () => {
  const adminPage = await adminPages();
  const home = await adminPage.get("/admin/dashboard");
  expect(home.headers.get("location")).toBe("/admin/dashboard/overview");
  const answer = await adminPage.get("/admin/dashboard/overview");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const html = await answer.text();
  for (const words of ["Total Products", "Total Orders", "Pending Comments", "New Bulk Quotes"]) {
    expect(html).toContain(words);
  }
  for (const words of [
    "Recent Activity",
    "Orders and Revenue",
    "Low stock",
    "Orders to pack",
    "Payment issues",
  ]) {
    expect(html).toContain(words);
  }
});

test("the search is a page without script, which leads to places too", async () => {
  const html = await (await adminPages()).page("/admin/dashboard/search?q=shipping");
  expect(html).toMatch(/href="\/admin\/dashboard\/settings\/shipping"[^>]*>(?:<[^>]*>)*Shipping/);
});
