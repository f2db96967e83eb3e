import { join } from "node:path";
import { type ComponentType, createElement } from "react";
import { createRoutesStub } from "react-router";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { closeToast, currentToasts } from "#ui/overlay/toast-store.ts";
import { markupOf } from "../tests/render-markup.tsx";

// What a page of the admin area says that could not be fetched: it stands, and tells so in a notice or in its
// own words.

interface PageModule {
  default: ComponentType<object>;
  clientLoader?: (call: object) => Promise<unknown>;
  clientAction?: (call: object) => Promise<unknown>;
}

const address = "http://shop.example/admin/dashboard/somewhere";

beforeEach(() => {
  vi.stubGlobal("window", { location: new URL(address) });
  closeToast();
});
afterAll(() => {
  vi.unstubAllGlobals();
  closeToast();
});

/** What a page shows after its data could not be fetched, and what was told above it. */
async function unread(file: string): Promise<{ html: string; notice: object | undefined }> {
  const module: PageModule = await import(join(process.cwd(), "app", `${file}.page.tsx`));
  const call = {
    request: new Request(address),
    params: {},
    serverLoader: () => Promise.reject(new TypeError()),
  };
  const loaderData = await module.clientLoader?.(call);
  const notice = currentToasts().shown;
  vi.unstubAllGlobals();
  const View = createRoutesStub([
    { id: "page", path: "*", loader: () => loaderData, Component: module.default },
  ]);
  const shown = createElement(View, { hydrationData: { loaderData: { page: loaderData } } });
  return { html: markupOf(shown).replaceAll("&#x27;", "'").replaceAll("<!-- -->", ""), notice };
}

test.each([
  ["admin/activity/activity", "Could not read the activity."],
  ["admin/overview/overview", "Could not load recent activity."],
  ["admin/translations/translations", "Failed to load translations."],
  ["staff/staff", "Failed to load the staff."],
  ["artisans/admin/artisans", "Could not fetch the artisans."],
  ["blog/admin/comments/comments", "Could not fetch comments."],
  ["blog/admin/posts/posts", "Could not fetch the posts."],
  ["cart-links/admin/owners-link", "The products could not be read. Please try again."],
  ["shared-lists/admin/all-lists", "The shared lists could not be read. Please try again."],
  ["catalogue/admin/list/products", "Could not fetch products."],
  ["connections/admin/connections", "Failed to load the connections."],
  ["enquiries/admin/messages/contact-messages", "Failed to load messages."],
  ["newsletters/admin/newsletters", "Failed to load newsletters."],
  ["enquiries/admin/quotes/bulk-quotes", "Failed to load bulk quotes."],
  ["newsletters/admin/subscribers/subscribers", "Failed to load subscribers."],
  ["reviews/admin/reviews", "Failed to load the reviews."],
])("%s stands, and says '%s'", async (file, words) => {
  const { html, notice } = await unread(file);
  expect(html).toMatch(/<h1/);
  expect(html + JSON.stringify(notice ?? "")).toContain(words);
});

test.each([
  ...["settings-index", "facts/business", "facts/tax", "facts/payments", "facts/labels"],
  ...["facts/reviews", "shipping/shipping-rules", "bulk-prices/bulk-prices", "cash/cash-terms"],
  ...[
    "opening/opening",
    "search-words/search-words",
    "stock/stock-mails",
    "texts/legal-texts",
    "faq/faq-admin",
  ],
])("the part %s of the settings says so, and offers another try", async (file) => {
  const { html, notice } = await unread(`settings/${file}`);
  const text = expect.stringContaining("Failed to load the settings.");
  expect(notice).toMatchObject({ title: "Error", text });
  expect(html).toMatch(/<h1/);
  expect(html).toContain("Try again");
});

// That every form's page is told of is in failed-forms.test.ts; here, in which words.
test.each([
  ["artisans/admin/artisans", "save", "What you typed is kept."],
  ["artisans/admin/artisans", "delete", "could not be deleted"],
  ["blog/admin/posts/posts", "save", "What you typed is kept."],
  ["blog/admin/comments/comments", "approve", "Could not approve the comment."],
  ["blog/admin/comments/comments", "unapprove", "Could not unapprove the comment."],
  ["blog/admin/comments/comments", "delete", "Could not delete the comment."],
  ["catalogue/admin/list/products", "bulk", "could not be changed"],
])("a form of %s to '%s' that can't be sent is told: %s", async (file, intent, words) => {
  const module: PageModule = await import(join(process.cwd(), "app", `${file}.page.tsx`));
  const body = new URLSearchParams({ intent, id: "1" });
  const request = new Request(address, { method: "POST", body });
  const kept = await module.clientAction?.({ request, serverAction: () => Promise.reject(new TypeError()) });
  expect(JSON.stringify([currentToasts().shown, kept])).toContain(words);
});
