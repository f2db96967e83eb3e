import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface Forwarder {
  port: number;
  /** Leads new connections elsewhere, and ends those that are open, as a failover's address does. */
  leadTo(port: number): void;
  /**
   * Takes what comes and says nothing, on open connections and new ones, as a server that hangs; until it
   * leads somewhere again.
   */
  hush(): void;
  close(): void;
}

/** An address that stays while what is behind it changes. */
export async function startForwarder(port: number): Promise<Forwarder> {
  let target = port;
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((inside) => {
    if (isSilent) {
      sockets.add(inside);
      inside.on("error", () => undefined);
      return;
    }
    const outside = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    leadTo(next) {
      target = next;
      isSilent = false;
      endAll();
    },
    hush() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      server.close();
      endAll();
    },
  };
}
