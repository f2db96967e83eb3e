import { expect, test } from "vitest";
import { parseConfig } from "../config/config.server.ts";
import { publicSettings } from "./public-settings.server.ts";

const config = parseConfig({ SHOP_NAME: "Jhola Crafts" });

test("everybody learns the shop's name, its address and the year, and not how its goods are taxed", () => {
  const settings = publicSettings(config, 2026);
  expect(settings).toMatchObject({ name: "Jhola Crafts", origin: config.origin, year: 2026 });
  expect(settings.shareImage).toMatch(/^\/og\/shop\//);
  expect(settings).not.toHaveProperty("goodsTax");
});

test("they are the same object until something in them changes", () => {
  const settings = publicSettings(config, 2026);
  expect(publicSettings(config, 2026)).toBe(settings);
  expect(publicSettings(config, 2027)).toMatchObject({ year: 2027 });
  const renamed = { ...config, shop: { ...config.shop, name: "Mithila Bags" } };
  expect(publicSettings(renamed, 2026)).toMatchObject({ name: "Mithila Bags" });
  expect(settings.name).toBe("Jhola Crafts");
});

test.each([
  ["98765 43210", "https://wa.me/919876543210"],
  ["(011) 2222 1234", undefined],
])("the phone %s is reached by WhatsApp at %s", (phone, whatsapp) => {
  const shop = { ...config.shop, phone };
  expect(publicSettings({ ...config, shop }, 2026).whatsapp).toBe(whatsapp);
});
