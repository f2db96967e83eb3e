import { expect, test } from "vitest";
import { publicShop } from "../../../tests/public-shop.ts";
import { parseConfig } from "./config.server.ts";

const account = { SHIPROCKET_EMAIL: "api@shop.example", SHIPROCKET_PASSWORD: "s" };
const published = { ...publicShop, RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "s" };
const real = "https://apiv2.shiprocket.in/v1/external";

test("without an account parcels go by the shop's own simulator, two ports further", () => {
  const { carrier } = parseConfig({ PORT: "4000" });
  expect(carrier).toMatchObject({ simulated: true, simPort: 4002, apiBase: "http://127.0.0.1:4002" });
  expect(carrier?.webhookToken).toBeDefined();
  expect(parseConfig({ CARRIER_SIM_PORT: "4999" }).carrier?.apiBase).toBe("http://127.0.0.1:4999");
});

test("a simulator that runs elsewhere is used, and none is started", () => {
  const { carrier } = parseConfig({ SHIPROCKET_API_BASE: "http://127.0.0.1:5000/" });
  expect(carrier).toMatchObject({ simulated: true, simPort: undefined, apiBase: "http://127.0.0.1:5000" });
});

test("with an account they go by Shiprocket, which tells nothing until its token is set", () => {
  expect(parseConfig(account).carrier).toMatchObject({
    ...{ email: "api@shop.example", apiBase: real, simulated: false, simPort: undefined },
    webhookToken: undefined,
  });
  const token = { CARRIER_WEBHOOK_TOKEN: "sixteen letters!" };
  expect(parseConfig({ ...account, ...token }).carrier?.webhookToken).toBe("sixteen letters!");
});

test("a public shop without an account has no carrier, and never a simulator", () => {
  expect(parseConfig(published).carrier).toBeUndefined();
  const { carrier } = parseConfig({ ...published, ...account });
  expect(carrier).toMatchObject({ apiBase: real, simulated: false });
  const simulated = { ...published, SHIPROCKET_API_BASE: "http://127.0.0.1:3002" };
  expect(() => parseConfig(simulated)).toThrow(/^SHIPROCKET_API_BASE .* public address: .*\.$/);
});

test("an account is named whole, and a token that could be guessed is refused", () => {
  expect(() => parseConfig({ SHIPROCKET_EMAIL: "a@b.example" })).toThrow(/^SHIPROCKET_PASSWORD must be set/);
  expect(() => parseConfig({ CARRIER_WEBHOOK_TOKEN: "short" })).toThrow(/^CARRIER_WEBHOOK_TOKEN must be/);
});
