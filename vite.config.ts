import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./dev/precompress.ts";

// Two files that every page needs instead of forty small ones: fewer requests on a slow phone, and they compress better.
const groups = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  {
    name: "shop",
    test: /\/app\/(ui|values|platform|accounts|cart|catalogue)\//,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig({
  cacheDir: ".cache/vite",
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server bundle starts at our own server, which takes the pages from React Router's virtual module.
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
  plugins: [tailwindcss(), reactRouter(), precompress()],
});
