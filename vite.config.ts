import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScripts } from "./dev/inline-scripts.ts";
import { inlineTexts } from "./dev/inline-texts.ts";
import { oneLanguage } from "./dev/one-language.ts";
import { otherLanguages } from "./dev/other-languages.ts";
import { pairedTexts } from "./dev/paired-texts.ts";
import { precompress } from "./dev/precompress.ts";
import { compileHint, scriptGroups } from "./dev/script-parts.ts";
import { unusedComponents } from "./dev/unused-components.ts";
import { writeRouteMaps } from "./dev/write-route-maps.ts";

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
          output: { codeSplitting: { groups: scriptGroups }, postBanner: compileHint },
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
