import { compileLargerFunctions } from "./larger-functions.server.ts";
import { keepTickShape } from "./lasting-ticks.server.ts";
import { makeRoomForMessages } from "./roomy-messages.server.ts";
import { collectGarbageSooner } from "./sooner-garbage.server.ts";

/** What V8 has to be told before the first visitor comes, so that it serves each later one alike. */
export function prepareV8(): void {
  keepTickShape();
  makeRoomForMessages();
  compileLargerFunctions();
  collectGarbageSooner();
}
