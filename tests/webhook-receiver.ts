import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { portOf } from "./port-of.ts";

/** A delivery as it arrived. */
export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  event: { id: string; type: string; created_at: string; data: Record<string, unknown> };
}

export interface Receiver {
  url: string;
  received: Received[];
  /** How it answers from now on; 200 until told. */
  answer(how: (response: ServerResponse, got: Received) => void): void;
  close(): Promise<void>;
}

/** Somebody else's machine, which is told of events and may misbehave. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let how: (response: ServerResponse, got: Received) => void = (response) => response.end();
  const listen: RequestListener = (request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const got = { headers: request.headers, body, event: JSON.parse(body) };
      received.push(got);
      how(response, got);
    });
  };
  const server = createServer(listen);
  return {
    url: `http://127.0.0.1:${await portOf(server)}/hook`,
    received,
    answer: (next) => {
      how = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
