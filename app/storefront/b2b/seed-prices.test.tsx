import { expect, test } from "vitest";
import { BulkTiersTable, IndicativePrice } from "#bulk-prices/bulk-tiers-table.tsx";
import { bulkQuoteText } from "#enquiries/quotes/bulk-quote.text.ts";
import { markupOf } from "../../../tests/render-markup.tsx";
import { seedTiers } from "../../../tests/seed-tiers.ts";
import { HomeBulk } from "../home/home-reasons.tsx";
import { b2b } from "./b2b.text.ts";
import { B2bHero, B2bTerms } from "./b2b-parts.tsx";

// What stood in the pages while the prices were a part of the program, to the byte.
const rows = [
  ["50–99", "₹</span>249</span></td><td>15% off</td>"],
  ["100–249", "₹</span>229</span></td><td>20% off</td>"],
  ["250 and over", "₹</span>199</span></td><td>25% off</td>"],
];

test("with the specification's prices the table is what it was", () => {
  const table = markupOf(<BulkTiersTable tiers={seedTiers} />);
  expect(table.match(/<tr/g)).toHaveLength(4);
  for (const [units, prices] of rows) {
    expect(table).toContain(`>${units}</th>`);
    expect(table).toContain(prices);
  }
});

test("with the specification's prices the sentences are what they were", () => {
  expect(markupOf(<HomeBulk tiers={seedTiers} />)).toContain(
    ">From 50 pieces, with your organisation’s mark beside the drawing. We reply with pricing within 24 hours.</p>",
  );
  expect(markupOf(<B2bHero tiers={seedTiers} />)).toContain(
    ">Conference totes, wedding favours, gifts for a whole office: Madhubani drawings on cloth, from 50 pieces, with your mark beside them.</p>",
  );
  expect(markupOf(<B2bTerms tiers={seedTiers} />)).toContain(
    ">Core pieces from ₹199 per unit, up to 25% off artisanal ones. You know the price before you decide.</p>",
  );
  expect(markupOf(<IndicativePrice tiers={seedTiers} quantity="" />)).toContain(
    ">Type a quantity from 50 to see an indicative price.</span>",
  );
  expect(markupOf(<IndicativePrice tiers={seedTiers} quantity="120" />)).toMatch(
    /^<output[^>]*>Core: <span[^>]*><span[^>]*>₹<\/span>229<\/span> per unit, <span[^>]*><span[^>]*>₹<\/span>27,480<\/span> in all\. Artisanal: 20% off the shop’s prices\. Indicative; your quote is exact\.<\/output>/,
  );
  expect(b2b.description(seedTiers)).toBe(
    "Bulk and corporate orders of Madhubani cloth bags from 50 pieces: indicative prices, co-branding, samples, and a quote within 24 hours.",
  );
  expect(bulkQuoteText.intro(50)).toBe("From 50 units. We reply with pricing within 24 hours.");
});
