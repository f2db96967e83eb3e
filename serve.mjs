// Serves the built shop on the pinned Node. `npm start` builds first and then runs this.
import { enableCompileCache } from "node:module";

// What V8 made of the sources is kept from one start to the next. Where it can't be, nothing changes.
enableCompileCache(".cache/compiled");
const { ConfigError, finishRequests, listen, openShop, parseConfig, shopListener, welcome } = await import(
  "./build/server/index.js"
);

try {
  const listening = await listen(parseConfig(process.env));
  const { config, simulators } = await settle(process.env);
  const shop = await openShop(config, process.cwd());
  await simulators?.listening;
  listening.open(shop.services, shopListener(shop.services));
  const stop = once(() =>
    finishRequests(listening.server, shop.services)
      .then(shop.close)
      .then(() => simulators?.stop()),
  );
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("uncaughtException", (error) => {
    // Nobody knows what still holds: the supervisor starts a sound shop. The message may quote a customer.
    shop.services.log.error({ error, stack: error?.stack }, "the shop broke down");
    process.exit(1);
  });
  console.log(welcome(shop));
} catch (error) {
  // A wrong setting or a port in use is the owner's to mend: one sentence, no stack.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** The settings; whom nobody real stands in for, the shop brings as a simulator, a process beside it. */
async function settle(env) {
  const config = parseConfig(env);
  if (config.razorpay.simPort === undefined && config.carrier?.simPort === undefined) return { config };
  const { startSimulators } = await import("./dev/simulator/start-simulators.ts");
  const simulators = await startSimulators(config, env);
  return { config: parseConfig({ ...env, ...simulators.settings }), simulators };
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
