// The server bundle: what serve.mjs, keep.mjs and the development server call.
export { ConfigError, parseConfig } from "#platform/config/config.server.ts";
export { openLog } from "#platform/log.server.ts";
export { isUnmade } from "#server/demo-shop.server.ts";
export { shopListener } from "#server/listener.server.ts";
export { makeShop } from "#server/make-shop.server.ts";
export { openShop } from "#server/open-shop.server.ts";
export { routeMaps } from "#server/serve-route-map.server.ts";
export { finishRequests, listen, serveShop, takePort } from "#server/serve-shop.server.ts";
export { welcome } from "#server/welcome.server.ts";
export { isAwaited, keepWorkers, sayOpen } from "#server/workers/keep-workers.server.ts";
export { runCommand } from "./run-command.server.ts";
