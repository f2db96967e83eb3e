import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// A browser's `maxLength` cuts what is typed or pasted without a word, and counts a syllable of Hindi as
// several letters; so do `slice` and a text that is taken apart into code points. What is too long is refused
// at its field by `requiredLine` and its like, or by `hasAtMost` (TEXT-16).

/** What may end early, and why: nobody writes prose there. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "a search: what is left of its words finds as much": [
    "app/admin/activity/act-filter-form.tsx",
    "app/admin/search/quick-search.tsx",
    "app/offers/form/product-finder.tsx",
    "app/pages/frame/search-box.tsx",
    "app/pages/texts/faq.page.tsx",
    "app/storefront/shop/shop-search.tsx",
    "app/ui/list/search-input.tsx",
  ],
  digits: [
    "app/admin/first-steps/step-acts.tsx",
    "app/catalogue/admin/options/personal-part.tsx",
    "app/making/maker-page/maker-document.server.tsx",
    "app/making/maker-page/work-forms.tsx",
    "app/order-admin/shipments/parcel-inputs.tsx",
    "app/settings/bulk-prices/bulk-prices-fields.tsx",
    "app/settings/facts/tax-fields.tsx",
    "app/settings/stock/stock-mails-fields.tsx",
    "app/storefront/delivery/delivery.page.tsx",
  ],
  "a code, a number or an address of Latin letters": [
    "app/accounts/account-parts.tsx",
    "app/accounts/fresh/confirm-form.tsx",
    "app/accounts/sign-in-code/code-form.tsx",
    "app/staff/inviting/invite-form.tsx",
    "app/staff/staff.form.ts",
    "app/accounts/two-step/proof-fields.tsx",
    "app/certificates/public/claim-form.tsx",
    "app/certificates/public/no-certificate-view.tsx",
    "app/checkout/form/buyer/extras.form.ts",
    "app/discounts/admin/discount-fields.ts",
    "app/discounts/codes/discount-code.tsx",
    "app/offers/admin/offer-acts.form.ts",
    "app/offers/buyer/accept.form.ts",
    "app/own-orders/track/track-form.tsx",
    "app/returns/asking/return-form.tsx",
    "app/reviews/admin/review-act.form.ts",
  ],
  "a password, whose strength is in its code points; none that is longer is anybody's": [
    "app/accounts/passkeys/add-passkey.tsx",
    "app/accounts/password/new-password.ts",
    "app/accounts/settings/password-form.tsx",
  ],
  "fields, not their texts": ["app/returns/admin/return-act.form.ts"],
  "far above what fits, beside photos that may be large": [
    "app/returns/asking/return-request.form.ts",
    "app/reviews/writing/write-review.form.ts",
  ],
  "only looked at": [
    "app/catalogue/search/word-meanings.ts",
    "app/newsletters/signing-up/unsubscribe.page.tsx",
  ],
};

/** What ends a text early in a file of the app. */
function cutsIn(code: string, path: string): string[] {
  const forms = path.endsWith(".form.ts") ? [/\.(?:slice|substring|substr)\(0,/] : [];
  const views = /(?:\.tsx|-fields\.ts)$/.test(path) ? [/\bmaxLength(?:=|:)/] : [];
  const counts = /\[\.\.\.[\w.]+\]\.length|Array\.from\([\w.]+\)(?:\.length|\.slice)/;
  return [...forms, ...views, counts].flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}

const cutting = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => join("app", path))
  .filter((path) => cutsIn(readFileSync(path, "utf8"), path).length > 0);

test("nothing that people write is cut, or counted in anything but letters (TEXT-16)", () => {
  const known = Object.values(allowed).flat();
  expect(cutting.filter((path) => !known.includes(path))).toEqual([]);
});

test("what may end early still does", () => {
  const known = Object.values(allowed).flat();
  expect(known.filter((path) => !cutting.includes(path))).toEqual([]);
});

test.each([
  ['<Field name="note" maxLength={80} />', "planted.tsx", 1],
  ["{ maxLength: 80 }", "planted.tsx", 1],
  ["{ maxLength: 80 }", "planted-fields.ts", 1],
  ['textIn(form, "note").slice(0, 80)', "planted.form.ts", 1],
  ["[...name].length > 80", "planted.ts", 1],
  ["hasAtMost(name, 80)", "planted.form.ts", 0],
])("%s in %s cuts %i times", (code, path, cuts) => expect(cutsIn(code, path)).toHaveLength(cuts));
