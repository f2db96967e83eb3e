import { resolve } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { oneLanguage } from "./one-language.ts";

test("while pages are edited a browser has the texts of all languages", async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [oneLanguage()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { pluginContainer } = vite.environments.client;
  const found = await pluginContainer.resolveId("./cart.text.ts", resolve("app/cart/cart.page.tsx"));
  await vite.close();
  expect(found?.id).toBe(resolve("app/cart/cart.text.ts"));
});
