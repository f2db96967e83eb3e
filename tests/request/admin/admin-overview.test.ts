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

test("the places stand in the menu's order, and one of them is current", async () => {
  const html = await (await adminPages()).page("/admin/dashboard/comments");
  const nav = /<nav aria-label="Admin"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const places = [...nav.matchAll(/<(?:a|button)[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(places).toEqual([
    "Dashboard",
    "Numbers",
    "Orders",
    "Returns",
    "Products",
    "Discounts",
    "Bulk Quotes",
    "Offers",
    "Certificates",
    "Books",
    "Blog Posts",
    "Newsletters",
    "Artisans",
    "Translations",
    "Contact Messages",
    "Grievances",
    "Reviews",
    "Comments",
    "Subscribers",
    "Settings",
    "Connections",
    "Staff",
    "Activity",
    "Your Account",
    "View shop",
    "Sign Out",
  ]);
  expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
});
