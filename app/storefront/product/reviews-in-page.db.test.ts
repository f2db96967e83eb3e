import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { publicSettings } from "#platform/settings/public-settings.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { asShown } from "../../../tests/database/review-row.ts";
import { belowProduct } from "./below-product.server.tsx";
import { pageJsonLd } from "./offer-json-ld.ts";
import { readProductPage } from "./product-page.db.server.ts";

const words = "The painting is finer than in the picture.";
const hidden = { shown_stars: null, shown_title: null, shown_body: null, shown_photos: [], shown_at: null };

type Step =
  | { kind: "write" | "edit"; at: number; stars: number }
  | { kind: "show" | "hide" | "drop"; at: number };

const at = fc.nat({ max: 7 });
const stars = fc.integer({ min: 1, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom("write", "edit"), at, stars }),
  fc.record({ kind: fc.constantFrom("show", "hide", "drop"), at }),
);

eachShop("what a product's page says of its reviews", { on: "embedded", isKept: true }, (shop) => {
  beforeAll(() => shop.addProducts([{ id: "tote", name: "Tote" }]));

  const written = () => shop.rows("reviews", {}, "id");

  async function take({ kind, at, ...given }: Step): Promise<void> {
    if (kind === "write") return void (await shop.addReview("tote", { ...given, state: "pending" }));
    const all = await written();
    const row = all[at % Math.max(1, all.length)];
    if (!row) return;
    if (kind === "drop") return void (await shop.remove("reviews", row.id));
    const set = {
      show: { ...asShown(row), shown_at: new Date() },
      hide: { ...hidden, state: "hidden" as const, hidden_reason: "insult" as const },
      edit: { ...given, state: "pending" as const, hidden_reason: null },
    }[kind];
    await shop.set("reviews", row.id, set);
  }

  const shownStars = async (): Promise<number[]> =>
    (await shop.rows("reviews")).flatMap(({ shown_stars }) => shown_stars ?? []);

  async function readPage() {
    const page = await readProductPage(shop.db, "tote", { moment: new Date() });
    if (!page) throw new Error("no page");
    return page;
  }
  async function dataOf(): Promise<Record<string, unknown>> {
    const page = await readPage();
    return pageJsonLd(page.product, page.choices, page.reviews, publicSettings(parseConfig({}), 2026));
  }

  test("is in its structured data what the database shows, after whatever happens to them", () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await shop.remove("reviews");
        for (const each of steps) {
          await take(each);
          const all = await shownStars();
          const data = await dataOf();
          if (all.length === 0) {
            expect(data).not.toHaveProperty("aggregateRating");
            expect(data).not.toHaveProperty("review");
            continue;
          }
          const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
          expect(data).toMatchObject({
            aggregateRating: { ratingValue: String(Math.round(mean * 10) / 10), reviewCount: all.length },
          });
          expect(data.review).toHaveLength(Math.min(5, all.length));
        }
      }),
      { numRuns: 25 },
    ));

  test("is markup in which words are words, with a photo's small one and whole", async () => {
    await shop.remove("reviews");
    const photo = "/files/private/review_photos/r/ab_1600x1200.webp";
    const markup = "<script>alert(1)</script> is what a buyer wrote";
    const id = await shop.addReview("tote", {
      ...{ title: "<b>Fine</b>", body: markup, reply: `<img src=x> ${words}`, photos: [photo] },
    });
    const belowHtml = belowProduct(await readPage(), parseConfig({})).below.html;
    expect(belowHtml).toContain("&lt;b&gt;Fine&lt;/b&gt;");
    expect(belowHtml).toContain("&lt;script&gt;alert(1)&lt;/script&gt; is what a buyer wrote");
    expect(belowHtml).not.toMatch(/<script|<b>|<img src=x/);
    expect(belowHtml).toContain(`href="/review-photos/${id}/ab_1600x1200.webp"`);
    expect(belowHtml).toContain(`src="/review-photos/${id}/ab_1600x1200-480.webp"`);
    expect(belowHtml).not.toContain("/files/private");
  });
});
