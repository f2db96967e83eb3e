import { createServer } from "vite";
import { expect, test } from "vitest";
import { pairedTexts } from "./paired-texts.ts";

test("while pages are edited a browser has the texts of all languages", async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [pairedTexts()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { code } = (await vite.environments.client.transformRequest("/app/cart/cart.text.ts")) ?? {
    code: "",
  };
  await vite.close();
  expect(code.replaceAll(/\s+/g, " ")).toContain("cartText = texts({ en: en.cartText, hi: hi.cartText })");
});
