import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen on a free port of this machine, which it answers. */
export async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
