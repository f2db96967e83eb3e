import { createServer, type ServerResponse } from "node:http";
import { Refusal, type Refuse } from "./refusal.ts";
import { type Asked, answer, isLocal, read } from "./wire.ts";

export interface Simulator {
  port: number;
  origin: string;
  close(): Promise<void>;
}

interface Behaviour {
  /** 0 takes any free port. */
  port: number;
  refuse: Refuse;
  respond(asked: Asked, response: ServerResponse): Promise<void>;
  /** After each request, answered or not. */
  keep(): void;
  /** Before the last connection goes. */
  close(): void;
}

/** A real HTTP server on the loopback address only; it answers nobody but this machine. */
export async function listenLocally(behaviour: Behaviour): Promise<Simulator> {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        const asked = await read(request, behaviour.refuse);
        if (isLocal(asked.headers)) await behaviour.respond(asked, response);
        else answer(response, 403, { error: "This machine only." });
      } catch (error) {
        refuseWith(response, error, behaviour.refuse);
      }
    })().then(behaviour.keep);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(behaviour.port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : behaviour.port;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      behaviour.close();
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuseWith(response: ServerResponse, error: unknown, refuse: Refuse): void {
  if (!(error instanceof Refusal)) console.error(error);
  const { status, body } = error instanceof Refusal ? error : refuse(500, "The simulator failed.");
  answer(response, status, body);
}
