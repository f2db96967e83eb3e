import { expect, test } from "vitest";
import { floors } from "../checks/floors.ts";
import { isOfShop } from "./script-parts.ts";

const shop = "/srv/app/storefront/product/product.page.tsx";
const cart = "/srv/app/cart/cart.page.tsx";

const graphOf = (importers: readonly string[]) => ({
  getModuleInfo: (id: string) => (importers.includes(id) ? { importers: [] } : { importers }),
});

test.each(floors.flat())("a part of %s that several pages of shoppers need is in the file of all", (room) => {
  const part = `/srv/app/${room}/part.ts`;
  const isOwners = ["admin", "order-admin", "product-import", "settings"].includes(room);
  expect(isOfShop(part, graphOf([shop, cart]))).toBe(!isOwners);
  expect(isOfShop(part, graphOf([shop]))).toBe(false);
});
