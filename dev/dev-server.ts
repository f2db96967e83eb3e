import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { startSimulators } from "./simulator/start-simulators.ts";

// `npm run dev`: the same shop with hot reload. Services are opened once; pages are loaded afresh when a file
// changes.
const server = createHttpServer();
// Hot reload speaks over the shop's own port: the pages' policy lets scripts talk to no other.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
const load = () => vite.ssrLoadModule("/app/cli/program.server.ts");

const first = await load();
try {
  await serve();
} catch (error) {
  // A wrong setting or a port in use is the developer's to mend: one sentence, no stack.
  console.error(error instanceof Error && error instanceof first.ConfigError ? error.message : error);
  process.exit(1);
}

async function serve() {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "development" };
  const simulators = await startSimulators(first.parseConfig(env), env);
  const config = first.parseConfig({ ...env, ...simulators.settings });
  const shop = await first.openShop(config, process.cwd());
  await simulators.listening;

  server.on("request", (request, response) => {
    vite.middlewares(request, response, async () => {
      const { shopListener } = await load();
      shop.services.pages.forget();
      await shopListener(shop.services)(request, response);
    });
  });
  await first.takePort(server, config);
  console.log(first.welcome(shop));
  onStop(async () => {
    await vite.close();
    server.closeAllConnections();
    await shop.close();
    await simulators.stop();
  });
}

function onStop(close: () => Promise<void>) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await close();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}
