import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Bytes that are read past after an answer, and the milliseconds in which they must come: then a small form's
 * sender still hears it.
 */
const mostPast = 256 * 1024;
const longestPast = 500;
const lookEvery = 10;

/**
 * Ends the connection of whoever was answered before all that they send has come. Without it the server would
 * read on, however much it is, only to be ready for their next request.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  // Nothing was announced, as in almost all requests.
  if (request.readableEnded) return;
  response.once("finish", () => {
    if (!request.complete) endSoon(request);
  });
}

/** Not at once: a connection that ends with bytes unread takes the answer with it. */
function endSoon(request: IncomingMessage): void {
  const { socket } = request;
  const mostRead = socket.bytesRead + mostPast;
  let looksLeft = longestPast / lookEvery;
  const watch = setInterval(() => {
    looksLeft -= 1;
    const isOver = looksLeft <= 0 || socket.bytesRead > mostRead;
    if (isOver && !request.complete) socket.destroy();
    if (isOver || request.complete || socket.destroyed) clearInterval(watch);
  }, lookEvery);
}
