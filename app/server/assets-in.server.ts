import { readFileSync } from "node:fs";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { z } from "zod";
import { type Language, languages } from "#values/language/language.ts";

type Assets = ServerBuild["assets"];

/** Which modules of a language stand for those of the first, as dev/other-languages.ts wrote it. */
const standIns = z.record(
  z.string(),
  z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) }),
);

/**
 * The browser's files of a language. Where pages are built while they are edited there is one set alone.
 */
function assetsOf(language: Language): Assets {
  const { assets } = build;
  if (language === languages[0] || import.meta.env.DEV) return assets;
  const known = standIns.parse(JSON.parse(readFileSync(`build/assets-${language}.json`, "utf8")));
  const inLanguage = <Part extends { module: string }>(part: Part): Part => ({
    ...part,
    ...known[part.module],
  });
  const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && inLanguage(route)]);
  return { ...assets, entry: inLanguage(assets.entry), routes: Object.fromEntries(routes) };
}

export const assetsIn: Readonly<Record<Language, Assets>> = { en: assetsOf("en"), hi: assetsOf("hi") };
