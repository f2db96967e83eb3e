import { defineConfig } from "@playwright/test";
import { chromiumPath, quietFlags } from "./chromium.ts";

const executablePath = await chromiumPath();

export default defineConfig({
  testDir: ".",
  globalSetup: "./shared-shop.setup.ts",
  outputDir: "../../.cache/browser",
  fullyParallel: false,
  workers: 2,
  // A machine that does other work besides must not fail a test that only takes longer.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../../.cache/checks/browser.json" }]],
  use: {
    // Set by the global set-up, before the workers start.
    baseURL: process.env.SHOP_ORIGIN,
    // A test begins in the emptied page and process of the one before: new ones cost most of an opening.
    reuseContext: true,
    launchOptions: { executablePath, args: [...quietFlags, "--renderer-process-limit=1"] },
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    // Less than the test's own time: what is waited for in vain is named.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
});
