import { expect, test } from "vitest";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { parseConfig } from "../config/config.server.ts";
import { publicSettings } from "./public-settings.server.ts";

const config = parseConfig({ SHOP_NAME: "Jhola Crafts" });

test("everybody learns the shop's name, its address and the year, and neither its PAN nor how its goods are taxed", () => {
  const shop = { ...config.shop, pan: "ABCPE1234F" };
  const settings = publicSettings({ ...config, shop }, 2026);
  expect(settings).toMatchObject({ name: "Jhola Crafts", origin: config.origin, year: 2026 });
  expect(settings.shareImage).toMatch(/^\/og\/shop\//);
  const own = ["pan", "goodsTax", "closedDays", "bank", "giNumber", "cash", "stockMails", "consumerCare"];
  for (const name of own) expect(settings).not.toHaveProperty(name);
});

test("everybody learns what cash on delivery costs, and not how people are judged for it", () => {
  const cash = { ...openCashTerms, fee: paise(50_00), firstMax: paise(2000_00), confirm: "link" as const };
  const settings = publicSettings({ ...config, shop: { ...config.shop, cash } }, 2026);
  expect(settings.cash).toEqual({ fee: 50_00, firstMax: 2000_00, needsMobile: true, blockedStates: [] });
});

test.each([
  ["98765 43210", "https://wa.me/919876543210"],
  ["(011) 2222 1234", undefined],
])("the phone %s is reached by WhatsApp at %s", (phone, whatsapp) => {
  const shop = { ...config.shop, phone };
  expect(publicSettings({ ...config, shop }, 2026).whatsapp).toBe(whatsapp);
});

test("they are put together once while they say the same", () => {
  const settings = publicSettings(config, 2026);
  expect(publicSettings({ ...config }, 2026)).toBe(settings);
  expect(publicSettings(config, 2027).year).toBe(2027);
  expect(publicSettings({ ...config, origin: "https://jhola.example" }, 2026).origin).toBe(
    "https://jhola.example",
  );
  expect(publicSettings({ ...config, assetOrigin: "https://cdn.example" }, 2026)).toMatchObject({
    assetOrigin: "https://cdn.example",
  });
  expect(publicSettings({ ...config, shop: { ...config.shop, name: "Kala" } }, 2026).name).toBe("Kala");
});
