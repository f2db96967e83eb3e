import { expect, test } from "vitest";
import { publicShop } from "../../../tests/public-shop.ts";
import { parseConfig } from "./config.server.ts";

const keys = { RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "s" };
const atRazorpay = { apiBase: "https://api.razorpay.com", simulated: false, simPort: undefined };

const at = (apiBase: string) => ({ apiBase, checkoutSrc: `${apiBase}/v1/checkout.js` });

test("without keys the shop pays at its own simulator, on the next port", () => {
  const { razorpay } = parseConfig({ PORT: "4000" });
  expect(razorpay).toMatchObject({ simulated: true, simPort: 4001, ...at("http://127.0.0.1:4001") });
  expect(razorpay.keyId).toMatch(/^rzp_test_/);
  expect(razorpay.webhookSecret).toBeDefined();
  expect(parseConfig({ RZP_SIM_PORT: "4999" }).razorpay.apiBase).toBe("http://127.0.0.1:4999");
});

test("a simulator that runs elsewhere is used, and none is started", () => {
  const { razorpay } = parseConfig({ RAZORPAY_API_BASE: "http://127.0.0.1:5000/" });
  expect(razorpay).toMatchObject({ simulated: true, simPort: undefined, ...at("http://127.0.0.1:5000") });
});

test("with keys the shop pays at Razorpay, and has no webhook until its secret is set", () => {
  const { razorpay } = parseConfig(keys);
  expect(razorpay).toMatchObject({
    ...atRazorpay,
    keyId: "rzp_live_1",
    webhookSecret: undefined,
    checkoutSrc: "https://checkout.razorpay.com/v1/checkout.js",
  });
  const secrets = { RAZORPAY_WEBHOOK_SECRET: "new", RAZORPAY_WEBHOOK_SECRET_OLD: "old" };
  const kept = { webhookSecret: "new", webhookSecretOld: "old" };
  expect(parseConfig({ ...keys, ...secrets }).razorpay).toMatchObject(kept);
});

test("a public shop starts on Razorpay only", () => {
  expect(parseConfig({ ...publicShop, ...keys }).razorpay).toMatchObject(atRazorpay);
  const same = { ...keys, RAZORPAY_API_BASE: "https://api.razorpay.com/" };
  expect(parseConfig({ ...publicShop, ...same }).razorpay).toMatchObject(atRazorpay);
});

test.each([
  ["RAZORPAY_KEY_ID", {}],
  ["RAZORPAY_API_BASE", { ...keys, RAZORPAY_API_BASE: "http://127.0.0.1:3001" }],
  ["RAZORPAY_CHECKOUT_SRC", { ...keys, RAZORPAY_CHECKOUT_SRC: "https://elsewhere.example/checkout.js" }],
])("a public shop refuses to start for %s and says why", (name, env) =>
  expect(() => parseConfig({ ...publicShop, ...env })).toThrow(
    new RegExp(`^${name}.* public address: .*\\.$`),
  ),
);

test("the simulator serves a shop on this machine in production mode too", () =>
  expect(parseConfig({ NODE_ENV: "production" }).razorpay.simulated).toBe(true));

const account = { SHIPROCKET_EMAIL: "api@shop.example", SHIPROCKET_PASSWORD: "s" };
const published = { ...publicShop, RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "s" };
const shiprocket = "https://apiv2.shiprocket.in/v1/external";

test("without an account parcels go by the shop's own simulator, two ports further", () => {
  const { carrier } = parseConfig({ PORT: "4000" });
  expect(carrier).toMatchObject({ simulated: true, simPort: 4002, apiBase: "http://127.0.0.1:4002" });
  expect(carrier?.webhookToken).toBeDefined();
  expect(parseConfig({ CARRIER_SIM_PORT: "4999" }).carrier?.apiBase).toBe("http://127.0.0.1:4999");
});

test("a carrier's simulator that runs elsewhere is used, and none is started", () => {
  const { carrier } = parseConfig({ SHIPROCKET_API_BASE: "http://127.0.0.1:5000/" });
  expect(carrier).toMatchObject({ simulated: true, simPort: undefined, apiBase: "http://127.0.0.1:5000" });
});

test("with an account they go by Shiprocket, which tells nothing until its token is set", () => {
  expect(parseConfig(account).carrier).toMatchObject({
    ...{ email: "api@shop.example", apiBase: shiprocket, simulated: false, simPort: undefined },
    webhookToken: undefined,
  });
  const token = { CARRIER_WEBHOOK_TOKEN: "sixteen letters!" };
  expect(parseConfig({ ...account, ...token }).carrier?.webhookToken).toBe("sixteen letters!");
});

test("a public shop without an account has no carrier, and never a simulator", () => {
  expect(parseConfig(published).carrier).toBeUndefined();
  const { carrier } = parseConfig({ ...published, ...account });
  expect(carrier).toMatchObject({ apiBase: shiprocket, simulated: false });
  const simulated = { ...published, SHIPROCKET_API_BASE: "http://127.0.0.1:3002" };
  expect(() => parseConfig(simulated)).toThrow(/^SHIPROCKET_API_BASE .* public address: .*\.$/);
});

test("an account is named whole, and a token that could be guessed is refused", () => {
  expect(() => parseConfig({ SHIPROCKET_EMAIL: "a@b.example" })).toThrow(/^SHIPROCKET_PASSWORD must be set/);
  expect(() => parseConfig({ CARRIER_WEBHOOK_TOKEN: "short" })).toThrow(/^CARRIER_WEBHOOK_TOKEN must be/);
});

const whatsapp = {
  WHATSAPP_TOKEN: "a-token",
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_APP_SECRET: "a-secret",
  WHATSAPP_VERIFY_TOKEN: "sixteen letters!",
};

test("messages go by WhatsApp where its four settings are there, and only there", () => {
  expect(parseConfig({}).whatsapp).toBeUndefined();
  expect(parseConfig(whatsapp).whatsapp).toEqual({
    token: "a-token",
    phoneNumberId: "106540352242922",
    appSecret: "a-secret",
    verifyToken: "sixteen letters!",
    apiBase: "https://graph.facebook.com/v25.0",
  });
  const { WHATSAPP_APP_SECRET: _, ...three } = whatsapp;
  expect(() => parseConfig(three)).toThrow("WHATSAPP_APP_SECRET must be set too when WHATSAPP_TOKEN is set.");
});

test.each([
  ["http://127.0.0.1:4151", "http://127.0.0.1:4151/v25.0"],
  ["https://graph.facebook.com/v26.0/", "https://graph.facebook.com/v26.0"],
])("WhatsApp at %s is asked at %s", (WHATSAPP_API_BASE, apiBase) =>
  expect(parseConfig({ ...whatsapp, WHATSAPP_API_BASE }).whatsapp?.apiBase).toBe(apiBase),
);

test("a public shop sends messages to Meta alone", () => {
  const env = { ...published, ...whatsapp, WHATSAPP_API_BASE: "https://elsewhere.example" };
  expect(() => parseConfig(env)).toThrow(/^WHATSAPP_API_BASE .* public address: .*Meta\.$/);
  const newer = { ...env, WHATSAPP_API_BASE: "https://graph.facebook.com/v26.0" };
  expect(parseConfig(newer).whatsapp?.apiBase).toBe("https://graph.facebook.com/v26.0");
});
