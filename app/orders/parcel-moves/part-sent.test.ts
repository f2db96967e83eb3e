import { describe, expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { paise } from "#values/money/money.ts";
import { usualReturns } from "#values/return-terms.ts";
import { adminOrder, shipment } from "../../../tests/admin-order.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { orderStatusMail } from "../mails/order-status.email.ts";
import { isPartSent, seenParcels, seenToCome } from "../seen-parcels/seen-parcel.ts";
import type { Shipment, ShipmentState } from "../shipments/shipment.ts";
import { parcelMail } from "./parcel.email.ts";

const line = billedLine({ productName: "Kohbar Tote", quantity: 1200, unitPrice: paise(200_00) });
const total = paise(2_40_000_00);
const sums = { lines: [line], subtotal: total, total };
const order = adminOrder({ status: "processing", paymentMethod: "bank", ...sums });
const shop = { name: "Jhola Crafts", email: "hello@jhola.example", phone: "", address: "Madhubani" };

const parcel = (number: number, state: ShipmentState, quantity: number) =>
  shipment({ id: `p${number}`, number, state, items: [{ orderItemId: line.id, quantity }] });
const first = parcel(1, "picked_up", 700);

const mailOf = (parcels: Shipment[], at = 0) => {
  const sent = parcels[at] ?? first;
  const step = sent.state === "delivered" ? "delivered" : "picked_up";
  const facts = { order, link: "https://shop.example/o", step, parcel: sent, parcels } as const;
  const { subject, body } = parcelMail({ ...facts, isCashDue: false }, shop);
  return { subject, text: bodyText(body) };
};

describe("an order of which a part has left (SHIP-12)", () => {
  test.each([
    ["is not packed yet", [first]],
    ["is packed", [first, parcel(2, "draft", 500)]],
  ])("its parcel's mail names it, and what follows, while the rest %s", (_, parcels) => {
    const { subject, text } = mailOf(parcels);
    expect(subject).toBe("Parcel 1 of your order JC-1795000000123 is on its way");
    expect(text).toContain("Parcel 1 of order JC-1795000000123. It has left us.");
    expect(text).toMatch(/Kohbar Tote × 700[\s\S]*Still to come[\s\S]*Kohbar Tote × 500[\s\S]*It follows/i);
  });

  test("its last parcel's mail says of nothing that it follows, nor does that of an only one", () => {
    const all = [first, parcel(2, "picked_up", 500)];
    expect(mailOf(all, 1).subject).toContain("Parcel 2 of your order");
    expect(mailOf(all, 1).text).not.toMatch(/still to come/i);
    const only = mailOf([parcel(1, "picked_up", 1200)]);
    expect(only.subject).toBe("Your order JC-1795000000123 is on its way");
    expect(only.text).not.toMatch(/still to come/i);
  });

  test("the order's own mail says so where the owner sets it to shipped", () => {
    const mail = (parcels: Shipment[]) => {
      const facts = { order, link: "https://shop.example/o", status: "shipped", language: "en" } as const;
      const { subject, body } = orderStatusMail({ ...facts, returns: usualReturns, parcels }, shop);
      return { subject, text: bodyText(body) };
    };
    const part = mail([first]);
    expect(part.subject).toBe("A part of your order JC-1795000000123 has been shipped");
    expect(part.text).toMatch(/the rest follows.*On its way.*× 700.*Still to come.*× 500/is);
    for (const parcels of [[], [parcel(1, "picked_up", 1200)]])
      expect(mail(parcels).subject).toBe("Your order JC-1795000000123 has been shipped");
  });

  test("its page says it, and names what is in no parcel yet", () => {
    const seen = (...parcels: Shipment[]) => {
      const toCome = seenToCome(parcels, order.lines);
      const shown = { parcels: seenParcels(parcels, order.lines, new Map()), toCome };
      return [isPartSent(shown), toCome.map(({ quantity }) => quantity)];
    };
    expect(seen(first)).toEqual([true, [500]]);
    expect(seen(first, parcel(2, "draft", 200))).toEqual([true, [300]]);
    expect(seen(first, parcel(2, "booked", 500))).toEqual([true, []]);
    expect(seen(first, parcel(2, "delivered", 500))).toEqual([false, []]);
    expect(seen(parcel(1, "booked", 700))).toEqual([false, []]);
  });
});
