import type { TestProject } from "vitest/node";
import { startShop } from "../running-shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopOrigin: string;
    shopDataDir: string;
  }
}

/** One shop for all request tests; every test makes its own data in it. */
export default async function setup(project: TestProject) {
  const shop = await startShop();
  project.provide("shopOrigin", shop.origin);
  project.provide("shopDataDir", shop.dataDir);
  return () => shop.discard();
}
