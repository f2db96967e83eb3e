import type { IncomingMessage, ServerResponse } from "node:http";
import type { BodyKind } from "./route-policy.ts";

/** How much is read past after an answer, and in how many milliseconds it must come. */
interface Patience {
  bytes: number;
  milliseconds: number;
}

/** Then a small form's sender still hears it. */
const brief: Patience = { bytes: 256 * 1024, milliseconds: 500 };
/**
 * A browser reads no answer before it has sent its form: with too many pictures in one form, all is read past
 * that a phone may hold ready, for as long as an accepted form is waited for.
 */
const patient: Patience = { bytes: 128 * 1024 * 1024, milliseconds: 240_000 };
/** On the machine itself thirty megabytes come in ten milliseconds. */
const lookEvery = 2;

/**
 * What an answer asks for to a body of this kind and announced length. Nobody is heard out who announces
 * more than that.
 */
export const patienceAfter = (status: number, kind: BodyKind | undefined, length: string | undefined) =>
  status === 413 && kind === "uploads" && Number(length) <= patient.bytes ? patient : brief;

/**
 * Ends the connection of a sender who was answered before all that they send has come, and says so in the
 * answer. Without it the server would read on, however much it is, only to be ready for their next request.
 */
export function endUnread(
  request: IncomingMessage,
  response: ServerResponse,
  patienceFor: () => Patience = () => brief,
): void {
  // Nothing was announced, as in almost all requests.
  if (request.readableEnded) return;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once("end", () => {
    response.shouldKeepAlive = shouldKeepAlive;
  });
  response.once("prefinish", () => {
    if (!request.complete) endLater(request, patienceFor());
  });
}

/** Not with the answer: a connection that ends with bytes unread takes the answer with it. */
function endLater(request: IncomingMessage, { bytes, milliseconds }: Patience): void {
  const { socket } = request;
  const end = socket.destroySoon.bind(socket);
  const mostRead = socket.bytesRead + bytes;
  let looksLeft = milliseconds / lookEvery;
  // What the server calls when the answer is sent.
  socket.destroySoon = () => {
    const watch = setInterval(() => {
      looksLeft -= 1;
      const isOver = looksLeft <= 0 || socket.bytesRead > mostRead || request.complete;
      if (isOver) end();
      if (isOver || socket.destroyed) clearInterval(watch);
    }, lookEvery);
  };
}
