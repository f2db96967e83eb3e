import type { HttpBindings } from "@hono/node-server";

/** What the parts of the listener know of a request. */
export interface ListenerEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    address: string;
    /** The staff see a page of the shop that strangers wait for. */
    isBeforeOpening: boolean;
    /** A stranger got the page that says that the shop is not open yet. */
    isToldToWait: boolean;
  };
}
