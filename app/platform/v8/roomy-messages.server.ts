import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** V8 watches the first seven objects of a class. */
const watched = 8;

/**
 * Lets every request and response of this process have its fields at hand. V8 settles the room of a class's
 * objects by its first seven, counting the fields of those that are still in memory: visitors who come one by
 * one to a shop that is starting, with a collection of garbage between them, make it settle for too little,
 * and each later request and response is a hash table, at a third of the cost of a cached page. So the first
 * ones are made here, and live together.
 */
export function makeRoomForMessages(): void {
  const socket = new Socket();
  Array.from({ length: watched }, () => new ServerResponse(new IncomingMessage(socket)));
}
