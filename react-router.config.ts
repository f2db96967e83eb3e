import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole shop is one page for routing purposes: its manifest is small, and no page waits for a second look-up.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
