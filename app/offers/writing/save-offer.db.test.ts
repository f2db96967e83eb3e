import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { owner } from "../../../tests/database/returned-order.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { sendOffer } from "../sending/send-offer.server.ts";
import type { LineInput } from "./line.form.ts";
import type { OfferInput } from "./offer.form.ts";
import { saveDraft, saveNewOffer } from "./save-offer.server.ts";

const line = (change: Partial<LineInput> = {}): LineInput => ({
  ...{ place: 0, productId: null, variantId: null, name: "Screen", details: null, hsn: "4821" },
  ...{ taxRate: "18", quantity: 2, unitPrice: paise(300_00) },
  ...change,
});

const input = (lines: readonly LineInput[] = [line()]): OfferInput => ({
  ...{ buyer: draftOffer().buyer, words: "Dear Asha", validUntil: "2026-12-05", promisedOn: null },
  ...{ shippingCost: paise(100_00), toMany: null, advancePercent: 30, lines },
});

const begunAt = 1_795_000_000_000;

async function begin(shop: TestShop) {
  await shop.addProducts([
    { id: "tote", name: "Tote", sku: "T-1", hsn: "4202", tax_rate: "12", hidden: true },
    { id: "sling", name: "Sling", sku: "S-1" },
  ]);
  const small = { id: "small", values: ["Small"], sku: "S-1-S" };
  await shop.addVariants("sling", { Size: ["Small"] }, [small]);
}

eachShop("an offer that is written", { begin }, (shop) => {
  const save = (lines?: readonly LineInput[], at = begunAt, actor = owner) =>
    saveNewOffer(shop, actor, { begunAt: at, source: "phone", quoteId: null }, input(lines));
  const offersOf = (at = begunAt) => revisionsOf(shop.db, `O-${at}`);

  test("is a draft with its lines, sums and history", async () => {
    expect(await save()).toEqual({ kind: "saved", number: `O-${begunAt}` });
    expect(await offersOf()).toMatchObject([
      {
        ...{ revision: 1, state: "draft", words: "Dear Asha", validUntil: "2026-12-05", advancePercent: 30 },
        ...{ subtotal: 600_00, shippingCost: 100_00, total: 700_00, version: 1 },
        lines: [{ name: "Screen", hsn: "4821", taxRate: "18.00", quantity: 2, unitPrice: 300_00 }],
      },
    ]);
    expect(await shop.audit()).toMatchObject([{ action: "offer.created", entity_id: `O-${begunAt}` }]);
  });

  test("freezes what is known of its products", async () => {
    await save([
      line({ productId: "tote", name: "Forged", hsn: null, taxRate: null }),
      line({ productId: "sling", variantId: "small" }),
    ]);
    const [offer] = await offersOf();
    expect(offer?.lines).toMatchObject([
      { productId: "tote", name: "Tote", sku: "T-1", hsn: "4202", taxRate: "12.00", optionText: null },
      {
        ...{ productId: "sling", variantId: "small", name: "Sling", sku: "S-1-S", optionText: "Size: Small" },
        // The line may carry what the product leaves open (OFFER-37).
        ...{ hsn: "4821", taxRate: "18.00" },
      },
    ]);
  });

  test.each([
    ["product", { productId: "gone" }],
    ["variant", { productId: "sling" }],
    ["variant", { productId: "tote", variantId: "small" }],
    ["variant", { productId: "sling", variantId: "none" }],
  ])("is refused at its line's %s", async (field, change) => {
    const saved = await save([line(), line({ place: 3, ...change })]);
    expect(saved.kind === "refused" && Object.keys(saved.errors)).toEqual([`line-3-${field}`]);
    expect(await offersOf()).toEqual([]);
  });

  test("sent twice, or twenty times at once, it makes one offer", async () => {
    expect(new Set((await manyAtOnce(20, () => save())).map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await shop.rows("offers")).toMatchObject([{ number: `O-${begunAt}` }]);
  });

  test("of two owners in one millisecond is two", async () => {
    expect(await save()).toEqual({ kind: "saved", number: `O-${begunAt}` });
    const other = await save(undefined, begunAt, shopOwner({ id: "other" }));
    expect(other).toEqual({ kind: "saved", number: `O-${begunAt + 1}` });
  });

  test("that was changed meanwhile, sent or deleted is not overwritten", async () => {
    await save();
    const number = `O-${begunAt}`;
    const change = (version: number, lines?: readonly LineInput[]) =>
      saveDraft(shop, owner, { number, version }, input(lines));
    expect(await change(1, [line({ quantity: 5 })])).toEqual({ kind: "saved", number });
    expect(await change(1, [line({ quantity: 6 })])).toEqual({ kind: "stale" });
    const [draft] = await offersOf();
    expect(draft).toMatchObject({ version: 2, total: 1600_00, lines: [{ quantity: 5 }] });
    await sendOffer(shop, owner, { number, id: draft?.id ?? "", version: 2 });
    expect(await change(3)).toEqual({ kind: "gone" });
    expect(await saveDraft(shop, owner, { number: "O-1", version: 1 }, input())).toEqual({ kind: "gone" });
    expect(await offersOf()).toMatchObject([{ state: "sent", total: 1600_00 }]);
  });
});
