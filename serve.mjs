// Serves the built shop on the pinned Node. `npm start` builds first and then runs this. With WORKERS above 1
// this process keeps so many others, each of which runs this file again.
import { fork } from "node:child_process";
import cluster from "node:cluster";
import { once as happens } from "node:events";
import nodeModules from "node:module";
import { setFlagsFromString } from "node:v8";
import { bringsItsOwn, requireNode, shopsNode } from "./node-version.mjs";

requireNode(shopsNode, bringsItsOwn);
// What V8 made of the sources is kept from one start to the next. Where it can't be, nothing changes.
nodeModules.enableCompileCache(".cache/compiled");
// All that is read while the shop starts stays: V8 would enlarge the room for what is new by 20 MB for it.
setFlagsFromString("--semi-space-growth-factor=1");
const shopModule = await import("./build/server/index.js");
setFlagsFromString("--semi-space-growth-factor=2");
const { ConfigError, finishRequests, isAwaited, isUnmade, keepWorkers, listen } = shopModule;
const { makeShop, openLog, openShop, parseConfig, sayOpen, shopListener, welcome } = shopModule;

try {
  const config = parseConfig(process.env);
  if (process.argv[2] === "--make") await make(config);
  else if (cluster.isPrimary && config.workers > 1) await keep(config);
  else await serve(config);
} catch (error) {
  // A wrong setting or a port in use is the owner's to mend: one sentence, no stack.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** Visitors are let in from the first moment, and wait; where other workers serve them, once this one can. */
async function serve(given) {
  const early = isAwaited(process.env) ? await listen(given) : undefined;
  const { config, simulators } = await settle(process.env);
  if (isUnmade(config)) await makeApart({ ...process.env, ...simulators?.settings });
  const shop = await openShop(config, process.cwd());
  await simulators?.listening;
  const listening = early ?? (await listen(given));
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
  sayOpen();
  if (early) console.log(welcome(shop));
}

/** A new shop is made by a process of its own, with which the memory for it ends. */
async function makeApart(env) {
  // Threads that share one pool of memory leave less of it unused.
  const maker = fork(import.meta.filename, ["--make"], { env: { ...env, MALLOC_ARENA_MAX: "1" } });
  const [code, signal] = await happens(maker, "exit");
  // What goes wrong in it, it says itself; who is killed can't.
  if (signal) console.error(`Making the shop's database was cut off (${signal}). Start again.`);
  if (code !== 0) process.exit(code ?? 1);
}

async function make(given) {
  process.on("disconnect", () => process.exit(1));
  await makeShop(given, process.cwd());
  process.exit(0);
}

async function keep(given) {
  const { simulators } = await settle(process.env);
  await simulators?.listening;
  const env = { ...process.env, ...simulators?.settings };
  const kept = keepWorkers(given.workers, env, openLog(given.logLevel));
  process.on("SIGINT", kept.stop);
  process.on("SIGTERM", kept.stop);
  const how = await kept.ended;
  await simulators?.stop();
  process.exit(how === "stopped" ? 0 : 1);
}

/** The settings; whom nobody real stands in for, the shop brings as a simulator, a process beside it. */
async function settle(env) {
  const config = parseConfig(env);
  // The process that keeps the workers has brought them for all.
  if (cluster.isWorker) return { config };
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
