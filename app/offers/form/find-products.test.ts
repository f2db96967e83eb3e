import { afterEach, expect, test, vi } from "vitest";
import { findProducts } from "./find-products.ts";

afterEach(() => vi.unstubAllGlobals());

const tote = { id: "tote", name: "Tote", sku: null, collection: "core", price: 500_00, variants: [] };

test.each([
  ["as the shop names them", { hsn: "4202", taxRate: "5" }, { hsn: "4202", taxRate: "5" }],
  ["without tax, as a former copy of the shop names them", {}, { hsn: null, taxRate: null }],
])("products are found %s", async (_, named, read) => {
  const answer = { text: "to", products: [{ ...tote, ...named }] };
  vi.stubGlobal("fetch", async () => Response.json(answer));
  expect(await findProducts("to")).toEqual({ text: "to", products: [{ ...tote, ...read }] });
});
