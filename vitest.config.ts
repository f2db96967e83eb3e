import { defineConfig } from "vitest/config";
import { pairedTexts } from "./dev/paired-texts.ts";

/**
 * Files share a process, so that what they import is read and compiled once. None replaces a module or leaves
 * anything behind.
 */
const oneProcess = { isolate: false };

// Server databases are started once for a run by the database project's global set-up.
export default defineConfig({
  test: {
    globals: false,
    tags: [{ name: "torture", description: "Takes long, and runs by `npm run torture -- long-ways`." }],
    projects: [
      {
        test: {
          ...oneProcess,
          name: "unit",
          include: [
            "app/**/*.test.ts",
            "app/**/*.test.tsx",
            "demo/**/*.test.ts",
            "dev/**/*.test.ts",
            "checks/**/*.test.ts",
          ],
          exclude: ["**/*.db.test.ts"],
          // A machine that does other work besides must not fail a test that only takes longer.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...oneProcess,
          name: "database",
          include: ["app/**/*.db.test.ts", "tests/database/**/*.test.ts"],
          globalSetup: ["tests/database/server-postgres.setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...oneProcess,
          name: "request",
          include: ["tests/request/**/*.test.ts"],
          // Some set what stands in all pages of the owner's shop, whose settings have one version.
          fileParallelism: false,
          globalSetup: ["tests/request/shared-shop.setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...oneProcess,
          name: "payments",
          include: ["tests/payments/**/*.test.ts"],
          globalSetup: ["tests/database/server-postgres.setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          testTimeout: 300_000,
          // The first start on a machine draws the demo shop's pictures.
          hookTimeout: 480_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/database/server-postgres.setup.ts"],
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ].map((project) => ({ ...project, plugins: [pairedTexts()] })),
  },
});
