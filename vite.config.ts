import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScripts } from "./dev/inline-scripts.ts";
import { inlineTexts } from "./dev/inline-texts.ts";
import { oneLanguage } from "./dev/one-language.ts";
import { otherLanguages } from "./dev/other-languages.ts";
import { pairedTexts } from "./dev/paired-texts.ts";
import { precompress } from "./dev/precompress.ts";
import { unusedComponents } from "./dev/unused-components.ts";
import { writeRouteMaps } from "./dev/write-route-maps.ts";

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const ourParts = /\/app\/[a-z]+\//;
/** What the client script begins with, and every page has at hand. */
const firstParts = /\/app\/(?:rendering\/route-map|ui\/overlay\/menu-panel|ui\/page\/page-on-its-way)\.tsx?/;
const shoppersParts = /\/app\/(root|storefront\/(product\/product\.page|shop\/card-to-buy))\.tsx/;

/** The server alone makes structured data, and says by when a product leaves. */
const serverParts = /-json-ld\.ts$|\/catalogue\/details\.\w+\.ts$/;

/**
 * Is this part needed where people shop? What only the admin's or the account's pages share stays out of
 * their way.
 */
function isForShoppers(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (shoppersParts.test(id)) return true;
  if (seen.has(id) || serverParts.test(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isForShoppers(importer, graph, seen));
}

const page = /\/app\/[^?]*\.(?:page|layout)\.tsx|\/app\/root\.tsx/;
/** What only one page of the shoppers' shares with the owner's pages is no part of all others. */
const ownersPages = /\/app\/(?:admin|order-admin|product-import|settings|storefront\/preview|[^?]*\/admin)\//;

/** Do several pages need this part, beside the owner's? */
function isOfSeveral(id: string, graph: ModuleGraph): boolean {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const open = [id];
  for (let part = open.pop(); part !== undefined && pages.size < 2; part = open.pop()) {
    if (seen.has(part) || ownersPages.test(part)) continue;
    seen.add(part);
    const [own] = page.exec(part) ?? [];
    if (own) pages.add(own);
    else open.push(...(graph.getModuleInfo(part)?.importers ?? []));
  }
  return pages.size > 1;
}

/** What fetches a part of a page when somebody wants it: only pages with such parts need it. */
const laterParts = /vite\/preload-helper|\/app\/ui\/use-later\.ts/;

// Two files that every page needs instead of forty small ones: fewer requests on a slow phone, and they
// compress better.
const groups = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) =>
      firstParts.test(id) ||
      (ourParts.test(id) && !laterParts.test(id) && isForShoppers(id, graph) && isOfSeveral(id, graph))
        ? "shop"
        : null,
    debugName: "shop",
    minShareCount: 2,
    priority: 1,
  },
  { name: "later", test: laterParts },
];

// Most of what these two hold runs as soon as a page comes: compiled while they are loaded, off the thread
// that answers touches.
const compiledAhead = ["react", "shop"];
const compileHint = ({ name }: { name: string }) =>
  compiledAhead.includes(name) ? "//# allFunctionsCalledOnLoad" : "";

// They lie in hundreds of small files each, and reading those took a third of a start. What brings native
// code or finds its own files by their place stays outside.
const bundled = [
  "kysely",
  "zod",
  "react-router",
  "@remix-run/route-pattern",
  "hono",
  /^@hono\//,
  "better-auth",
  /^@better-auth\//,
  "better-call",
  "jose",
  /^@noble\//,
  // Of it we use a tenth; the rest colours code and compiles stylesheets, half a second and 50 MB of a shop
  // that never does.
  "react-email",
  /^@react-email\//,
];

// Found only when a page that needs them opens, they would bring that page a React of their own.
const browserPackages = [
  "zod/mini",
  "@tiptap/react",
  "@tiptap/starter-kit",
  "@tiptap/extension-image",
  "@simplewebauthn/browser",
  "@indic-transliteration/sanscript",
  "@sindresorhus/transliterate",
];

// V8 keeps the sources for as long as the shop runs, at two bytes a letter where one of them is Hindi.
const inFewLetters = {
  compress: false,
  mangle: false,
  codegen: { asciiOnly: true, removeWhitespace: false },
};

// On a slow machine the bundler would tell whoever starts the shop for the first time how to profile it.
const checks = { bundlerTimings: false };

/**
 * React Router's plug-in compiles the routes. How it would replace single modules in a running page needs the
 * globals of its own client entry; without that Vite reloads the page after an edit (ADR-67).
 */
const compileRoutes = () => reactRouter().filter(({ name }) => name !== "react-router:react-refresh-babel");

export default defineConfig(({ command }) => ({
  cacheDir: ".cache/vite",
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      optimizeDeps: { include: browserPackages },
      build: {
        rolldownOptions: {
          checks,
          output: { codeSplitting: { groups }, postBanner: compileHint },
        },
      },
    },
    // The server bundle starts at our own server, which takes the pages from React Router's virtual module.
    ssr: {
      build: {
        rolldownOptions: {
          checks,
          input: "./app/cli/program.server.ts",
          output: { comments: false, minify: inFewLetters },
        },
      },
      resolve: { noExternal: command === "build" ? bundled : [] },
    },
  },
  plugins: [
    tailwindcss(),
    pairedTexts(),
    oneLanguage(),
    inlineTexts(),
    inlineScripts(),
    unusedComponents(),
    compileRoutes(),
    otherLanguages(),
    writeRouteMaps(),
    precompress(),
  ],
}));
