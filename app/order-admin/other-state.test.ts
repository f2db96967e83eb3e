import { expect, test } from "vitest";
import { patnaAddress } from "../../tests/patna-address.ts";
import { leavingStateOf } from "./other-state.ts";

const address = "Ward 4, Station Road, Madhubani, Bihar 847211, India";
const line = (productName: string, hsn: string | null) => ({ productName, hsn });
const order = {
  fulfilment: "pending",
  shipping: { ...patnaAddress, state: "Maharashtra" },
  lines: [line("Tote", "420222"), line("Mug", "392410"), line("Cushion", "6304"), line("Kit", null)],
} as const;
const told = { state: "Maharashtra", noHandicraft: ["Mug"], withoutCode: ["Kit"] };

test.each([
  ["to be packed", {}, {}, told],
  ["packed", { fulfilment: "processing" }, {}, told],
  ["of the same mug twice", { lines: [...order.lines, line("Mug", "3924")] }, {}, told],
  ["of a shop whose state nobody knows", {}, { address: "Ward 4" }, told],
  ["of handicraft alone", { lines: [line("Tote", "4202")] }, {}, { noHandicraft: [], withoutCode: [] }],
  ["that left", { fulfilment: "shipped" }, {}, undefined],
  ["that was cancelled", { fulfilment: "cancelled" }, {}, undefined],
  ["that stays in the state", { shipping: { ...patnaAddress, state: "Bihar" } }, {}, undefined],
  ["of a shop with a GSTIN", {}, { gstin: "10AAAAJ0000A1Z8" }, undefined],
] as const)("of an order %s is told what may not leave the state (BOOKS-22)", (_, change, shop, said) => {
  const found = leavingStateOf({ ...order, ...change }, { address, ...shop });
  if (said) expect(found).toMatchObject(said);
  else expect(found).toBeUndefined();
});
