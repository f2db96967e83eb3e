import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./dev/precompress.ts";

export default defineConfig({
  cacheDir: ".cache/vite",
  build: { target: "es2022", assetsInlineLimit: 0 },
  // The server bundle starts at our own server, which takes the pages from React Router's virtual module.
  environments: { ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } } },
  plugins: [tailwindcss(), reactRouter(), precompress()],
});
