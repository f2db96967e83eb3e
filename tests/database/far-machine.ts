import { createServer, type RequestListener, type Server } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { portOf } from "../port-of.ts";

/** Another machine, which has one picture wherever it is asked for one, unless a test says otherwise. */
export function farMachine() {
  const far = {
    origin: "",
    /** The paths that it was asked for. */
    asked: [] as string[],
    answer: (() => undefined) as RequestListener,
    png: Buffer.of(),
  };
  let server: Server;

  beforeAll(async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } });
    far.png = await picture.png().toBuffer();
    server = createServer((request, response) => {
      far.asked.push(request.url ?? "");
      far.answer(request, response);
    });
    far.origin = `http://127.0.0.1:${await portOf(server)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    far.asked = [];
    far.answer = (_, response) => response.end(far.png);
  });
  return far;
}
