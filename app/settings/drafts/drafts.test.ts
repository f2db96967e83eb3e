import { expect, test } from "vitest";
import { policies } from "#pages/policy.ts";
import { unknownPlaceholder } from "#pages/texts/placeholders.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { paise } from "#values/money/money.ts";
import { formOf } from "../../../tests/form-of.ts";
import { parseLegalText } from "../texts/legal-text.form.ts";
import { faqDraft, faqDraftKeys, policyDraft, readable } from "./drafts.server.ts";

const { shop } = parseConfig({});
const free = { ...shop, shipping: { ...shop.shipping, standard: paise(0) } };
const damagedOnly = { ...shop, returns: { ...shop.returns, days: 0 } };

test.each(policies.map(({ slug }) => slug))(
  "the draft of '%s' could be saved as it is, whatever the shop says",
  (slug) => {
    for (const facts of [shop, free, damagedOnly]) {
      const { english, hindi } = policyDraft(slug, facts);
      const typed = { hindiTitle: hindi.title, hindiHtml: hindi.html, hindiMeta: hindi.metaDescription };
      expect(parseLegalText(formOf({ version: "0", ...english, ...typed })).kind).toBe("valid");
      expect(hindi.html.match(/<h2>/g)?.length).toBe(english.html.match(/<h2>/g)?.length);
      expect(hindi.html.match(/{{\w+}}/g)?.sort()).toEqual(english.html.match(/{{\w+}}/g)?.sort());
    }
  },
);

test.each(["privacy", "terms", "returns"] as const)(
  "'%s' names the officer and her days, as the rules of 2020 ask",
  (slug) =>
    expect(policyDraft(slug, shop).english.html).toMatch(/{{grievanceOfficer}}.*2020.*48 hours.*one month/s),
);

test("drafts say what holds: nothing of a price where it is free, nor of days where nothing comes back", () => {
  expect(policyDraft("shipping", free).english.html).not.toContain("{{standardRate}}");
  expect(policyDraft("returns", shop).english.html).toContain("{{returnTime}}");
  expect(policyDraft("returns", damagedOnly).hindi.html).not.toContain("{{returnTime}}");
  for (const key of faqDraftKeys)
    for (const { answer } of Object.values(faqDraft(key, free)))
      expect(unknownPlaceholder(answer)).toBeUndefined();
  expect(faqDraft("cost", free).english.answer).not.toContain("{{standardRate}}");
});

test("a shop whose facts hold markup has it read as words in its drafts", () => {
  const markup = "<img src=x onerror=alert(1)><script>alert(2)</script>";
  const hostile = { ...shop, name: markup, email: markup, address: markup, grievanceOfficer: markup };
  for (const { slug } of policies) {
    const { english, hindi } = policyDraft(slug, hostile);
    const read = readable({ english: english.html, hindi: hindi.html }, { shop: hostile });
    expect(read.english + read.hindi).not.toMatch(/<script|<img/);
  }
});
