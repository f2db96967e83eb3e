import {
  type BuyerName,
  buyerNamed,
  buyers,
  type SeedBuyer,
  type SeedPlace,
} from "../content/orders/buyers.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, Holder, Trx } from "../shop.ts";

const joined = new Date("2026-04-14T11:00:00+05:30");

/**
 * Who works in the demo shop besides its owner. None has a password: one can be chosen by 'Forgot password'.
 * What they did before is theirs to do now.
 */
const staff = {
  manager: { fullName: "Rekha Devi", email: "rekha@jholacrafts.example" },
  packer: { fullName: "Vikas Paswan", email: "vikas@jholacrafts.example" },
};

/** Looks after the orders, the making, their money and the books, and answers reviews. */
export const manager: Holder<"orders" | "pack" | "money" | "messages" | "export" | "making"> = {
  ...{ id: seedId("manager"), ...staff.manager, phone: null, role: "admin", sessionId: "" },
  permissions: { orders: true, pack: true, money: true, messages: true, export: true, making: true },
};

/** Packs what was ordered, and sends it. */
export const packer: Holder<"orders" | "pack"> = {
  ...{ id: seedId("packer"), ...staff.packer, phone: null, role: "admin", sessionId: "" },
  permissions: { orders: true, pack: true },
};

const isName = (name: string): name is BuyerName => Object.hasOwn(buyers, name);

/** The account of a buyer who has one. */
export const accountOf = (buyer: SeedBuyer): string | null =>
  buyer.otherAddresses ? seedId(`customer ${buyer.email}`) : null;

/** The accounts of before, with their addresses. None has a password: nobody knows one for them. */
export async function seedCustomers(trx: Trx, { addAddress, permissionsIn }: DemoLoader): Promise<void> {
  const customers = Object.keys(buyers)
    .filter(isName)
    .map(buyerNamed)
    .flatMap((buyer) => ({ buyer, id: accountOf(buyer) }))
    .flatMap(({ buyer, id }) => (id === null ? [] : [{ buyer, id }]));
  const people = [
    ...[manager, packer].map(({ id, fullName, email, permissions }) => ({
      ...{ id, full_name: fullName, email, phone: null },
      ...{ role: "admin" as const, permissions: permissionsIn(Object.keys(permissions)) },
    })),
    ...customers.map(({ id, buyer: { name, email, phone } }) => ({
      ...{ id, full_name: name, email, phone },
      ...{ role: "user" as const, permissions: null },
    })),
  ];
  await trx
    .insertInto("profiles")
    .values(people.map((person) => ({ ...person, email_verified: true, created_at: joined })))
    .execute();
  for (const { id, buyer } of customers)
    for (const place of [buyer, ...(buyer.otherAddresses ?? [])])
      await addAddress(trx, { id }, { address: addressOf(place), phone: place.phone });
}

export const addressOf = (place: SeedPlace) => ({
  fullName: place.name,
  addressLine1: place.line1,
  addressLine2: place.line2 ?? null,
  city: place.city,
  state: place.state,
  pincode: place.pincode,
  country: place.country ?? "India",
});
