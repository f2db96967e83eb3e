import { afterEach, expect, test, vi } from "vitest";
import { findProducts } from "./find-products.ts";

afterEach(() => vi.unstubAllGlobals());

const tote = { id: "tote", name: "Tote", sku: null, collection: "core", price: 500_00, variants: [] };
const named = { hsn: "4202", taxRate: "5", image: "/files/tote.webp" };

test.each([
  ["as the shop names them", named, named],
  ["without tax and picture, by a former copy of the shop", {}, { hsn: null, taxRate: null, image: null }],
])("products are found %s", async (_, said, read) => {
  const answer = { text: "to", products: [{ ...tote, ...said }] };
  vi.stubGlobal("fetch", async () => Response.json(answer));
  expect(await findProducts("to")).toEqual({ text: "to", products: [{ ...tote, ...read }] });
});
