import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";

// Given to `node --import`: lets it run modules with markup in them, which it does not read by itself.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith(".tsx")) return next(url, context);
    // What the build says of itself; this is no browser.
    const view = readFileSync(fileURLToPath(url), "utf8").replaceAll("import.meta.env.SSR", "true");
    const { code } = transformSync(view, {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2024",
      },
    });
    return { format: "module", source: code, shortCircuit: true };
  },
});
