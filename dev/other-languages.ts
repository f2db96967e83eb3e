import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";
import { type Language, languages } from "../app/values/language/language.ts";

const client = "build/client";
const aside = (language: Language): string => `build/${language}`;

/** What Vite tells of a built file, by its source. */
const built = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Built = z.infer<typeof built>;

/**
 * Builds the browser's files once more for each other language, in processes beside this one, puts them
 * beside the first ones (what has no word in it is the same file) and writes which modules stand for the
 * first ones', as app/server/assets-in.server.ts reads it.
 */
export function otherLanguages(): Plugin {
  const building = new Map<Language, Promise<void>>();
  return {
    name: "other-languages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client" && process.env.SHOP_LANGUAGE === undefined,
    buildStart() {
      for (const language of languages.slice(1)) building.set(language, buildIn(language));
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const first = manifestIn(client);
        for (const [language, built] of building) {
          await built;
          layBeside(first, language);
        }
      },
    },
  };
}

const program = fileURLToPath(new URL("./build-language.ts", import.meta.url));

async function buildIn(language: Language): Promise<void> {
  const env = { ...process.env, SHOP_LANGUAGE: language };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the browser's files in "${language}" could not be built`);
}

function layBeside(first: Built, language: Language): void {
  const own = manifestIn(`${aside(language)}/client`);
  cpSync(`${aside(language)}/client/assets`, `${client}/assets`, { recursive: true });
  rmSync(aside(language), { recursive: true });
  const standsFor = Object.entries(first).flatMap(([source, { file }]) => {
    const other = own[source];
    if (!other) return [];
    const css = other.css.map((each) => `/${each}`);
    return [[`/${file}`, { module: `/${other.file}`, imports: importsOf(source, own), css }]];
  });
  writeFileSync(`build/assets-${language}.json`, JSON.stringify(Object.fromEntries(standsFor)));
}

/** The files that a module needs, however far below. */
function importsOf(source: string, own: Built): string[] {
  const needed = new Set<string>();
  const open = [source];
  for (let each = open.pop(); each !== undefined; each = open.pop())
    for (const below of (own[each]?.imports ?? []).filter((one) => !needed.has(one))) {
      needed.add(below);
      open.push(below);
    }
  return [...needed].map((each) => `/${own[each]?.file}`);
}

const manifestIn = (folder: string): Built =>
  built.parse(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")));
