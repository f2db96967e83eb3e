import { readdirSync } from "node:fs";
import { createServer, createServerModuleRunner, type Plugin } from "vite";
import { expect, test } from "vitest";
import { hindiOf, pairedTexts } from "../dev/paired-texts.ts";
import { stillEarly } from "./texts-to-do.ts";

// Every module of the server is loaded, with a language that may not be asked before all of them are there:
// what was read by then would stay in one language (ADR-163).

/** What runs as soon as it is loaded, or needs React Router's build. */
const apart = /^(?:cli|server)\/|^entry\.|-thread\.server\./;
const modules = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /(?:\.server|\.page|\.layout|\.endpoint|\.email)\.tsx?$/.test(path) && !apart.test(path))
  .map((path) => `/app/${path}`);

/** A text that has no Hindi yet is read as one that has. */
const pairedWithItself: Plugin = {
  name: "paired-with-itself",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith(".text.ts") || hindiOf(id)) return null;
    const english = `${id}?english`;
    const objects = [...code.matchAll(/^export const (\w+)[^=]*= \{/gm)].map(([, name]) => name);
    return [
      'import { texts } from "#values/language/texts.ts";',
      `import * as en from "${english}";`,
      `export * from "${english}";`,
      ...objects.map((name) => `export const ${name} = texts({ en: en.${name}, hi: en.${name} });`),
    ].join("\n");
  },
};

/** Notes who asks for the language. */
const askedTooEarly: Plugin = {
  name: "asked-too-early",
  transform: (code, id) =>
    id.endsWith("/app/values/language/language.ts")
      ? `${code.replace("export const languageNow", "const unwatched")}
         export const early = [];
         export const languageNow = () => { early.push(new Error().stack); return unwatched(); };`
      : null,
};

const reader = /\/(app\/(?!values\/language\/|[^:]*\.(?:text|hi)\.ts)[^:?)]+):\d+/;
/** Pages for engineers are in English for everybody (HINDI-76). */
const ofEngineers = /^app\/(?:connections|webhooks|settings\/server)\//;

test("no module of the server asks for the language while it loads", { timeout: 180_000 }, async () => {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [pairedTexts(), pairedWithItself, askedTooEarly],
  });
  try {
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
    for (const path of modules) await runner.import(path);
    const { early } = await runner.import("/app/values/language/language.ts");
    const readers = new Set<string>(early.map((stack: string) => reader.exec(stack)?.[1] ?? stack));
    expect([...readers].filter((path) => !ofEngineers.test(path)).sort()).toEqual(stillEarly);
  } finally {
    await server.close();
  }
});
