// The built shop with its page cache switched off, its own CPU time at /cpu (milliseconds since the start),
// and at /held the bytes that it holds on to, once what it no longer needs is collected. With COMPRESSED set
// its pages are kept and compressed, but each is old as soon as somebody asks for it.

import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// The shop of the folder in which it is started, which may be another release.
const built = pathToFileURL("build/server/index.js").href;
const { openShop, parseConfig, serveShop, shopListener } = await import(built);

const shop = await openShop(parseConfig(process.env), process.cwd());
const { pages } = shop.services;
const keyOf = pages.keyFor.bind(pages);
pages.keyFor = (url) => {
  pages.forget();
  return process.env.COMPRESSED ? keyOf(url) : undefined;
};
const listener = shopListener(shop.services);
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");
const told = {
  "/cpu": () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  "/held": () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
};
await serveShop(shop.services, (request, response) => {
  const tell = told[request.url];
  if (!tell) return listener(request, response);
  response.end(String(tell()));
});
process.on("SIGTERM", () => shop.close().then(() => process.exit(0)));
