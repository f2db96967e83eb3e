import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The browser's files of another language are built aside first (dev/other-languages.ts).
  buildDirectory: process.env.SHOP_LANGUAGE ? `build/${process.env.SHOP_LANGUAGE}` : "build",
  // In the browser app/rendering/route-map.ts stands for it: a page comes with its own routes, the
  // others later in one file.
  routeDiscovery: { mode: "lazy" },
  // A page's own answer to a lost network must be there before the network is lost, not fetched when it is
  // needed.
  splitRouteModules: false,
} satisfies Config;
