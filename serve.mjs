// Serves the built shop on the pinned Node. `npm start` builds first and then runs this.
import {
  ConfigError,
  finishRequests,
  openShop,
  parseConfig,
  serveShop,
  shopListener,
  welcome,
} from "./build/server/index.js";

try {
  const config = parseConfig(process.env);
  const shop = await openShop(config, process.cwd());
  const server = await serveShop(shop.services, shopListener(shop.services));
  const stop = once(() => finishRequests(server).then(shop.close));
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  console.log(welcome(shop));
} catch (error) {
  // A wrong setting or a port in use is the owner's to mend: one sentence, no stack.
  const plain = error instanceof ConfigError || error?.code === "EADDRINUSE" || error?.code === "EACCES";
  console.error(plain ? error.message : error);
  process.exit(1);
}

/** Ctrl-C reaches us twice, from the terminal and from the process that started us. */
function once(act) {
  let begun = false;
  return async () => {
    if (begun) return;
    begun = true;
    await act();
    process.exit(0);
  };
}
