import type { Simulator } from "./listen.ts";

/**
 * A simulator as a process of its own. As a child of the shop it ends with it, however that ended; `setting`
 * is what says its port.
 */
export async function runProcess(
  name: string,
  { port, setting }: { port: number; setting: string },
  start: () => Promise<Simulator>,
): Promise<void> {
  const simulator = await start().catch((error: Error) => {
    console.error(`The ${name} can't listen on port ${port} (${error.message}). Set ${setting}.`);
    process.exit(1);
  });
  const stop = () => void simulator.close().then(() => process.exit(0));
  process.on("disconnect", stop);
  // What ends the shop (Ctrl-C, a supervisor) reaches its child too, which still has to answer the shop's
  // last requests.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.send ?? stop());
  if (!process.send) console.log(`${name.charAt(0).toUpperCase()}${name.slice(1)} at ${simulator.origin}`);
  // A shop that was refused its start may be gone by now, without anybody to hear that it went.
  else if (process.connected) process.send({ port: simulator.port }, () => undefined);
  else stop();
}
