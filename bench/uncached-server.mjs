// The built shop with its page cache switched off, and its own CPU time at /cpu (milliseconds since the start).
import { openShop, parseConfig, serveShop, shopListener } from "../build/server/index.js";

const shop = await openShop(parseConfig(process.env), process.cwd());
shop.services.pages.keyFor = () => undefined;
const listener = shopListener(shop.services);
await serveShop(shop.services, (request, response) => {
  if (request.url !== "/cpu") return listener(request, response);
  const { user, system } = process.cpuUsage();
  response.end(String((user + system) / 1000));
});
process.on("SIGTERM", () => shop.close().then(() => process.exit(0)));
