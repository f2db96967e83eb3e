import { expect, test } from "vitest";
import { clearedNotice, noticeCookie } from "#platform/notice.ts";
import { ask, expectNone, expectWords, sharedAdmin } from "../ask.ts";
import { adminPages } from "./admin-pages.ts";

test("the area's address leads to the overview, which has its parts and is nobody else's", async () => {
  const adminPage = await adminPages();
  expect((await adminPage.get("/admin/dashboard")).headers.get("location")).toBe("/admin/dashboard/overview");
  const answer = await adminPage.get("/admin/dashboard/overview");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const html = await answer.text();
  expectWords(html, "Total Products", "Total Orders", "Pending Comments", "New Bulk Quotes");
  expectWords(html, "Recent Activity", "How It Goes", "Best Sellers", "Running Out", "Sold out");
});

test("the search is a page without script, which leads to places too", async () => {
  const { page } = await adminPages();
  const search = "/admin/dashboard/search";
  expect(await page("/admin/dashboard/orders")).toContain(`href="${search}"`);
  const html = await page(`${search}?q=shipping`);
  expectWords(html, `action="${search}`, 'name="q" value="shipping"');
  expect(html).toMatch(/href="\/admin\/dashboard\/settings\/shipping"[^>]*>(?:<[^>]*>)*Shipping/);
});

test("a notice is said by one document alone, and left to the script that asks for data", async () => {
  const { cookie } = await sharedAdmin();
  const [left] = noticeCookie({ title: "Payment Noted" }).split("; ");
  const asked = (path: string, Accept: string) =>
    ask(`/admin/dashboard/overview${path}`, { headers: { Cookie: `${cookie}; ${left}`, Accept } });
  const page = await asked("", "text/html,*/*;q=0.8");
  expect(page.headers.getSetCookie()).toContain(clearedNotice());
  expectWords(await page.text(), "<b>Payment Noted</b>");
  const read = await asked(".data", "*/*");
  expect(read.headers.getSetCookie()).toEqual([]);
  expectNone(await read.text(), "Payment Noted");
});
