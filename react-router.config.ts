import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole shop is one page for routing purposes: its manifest is small, and no page waits for a second look-up.
  routeDiscovery: { mode: "initial" },
  // A page's own answer to a lost network must be there before the network is lost, not fetched when it is needed.
  splitRouteModules: false,
} satisfies Config;
