import { AsyncLocalStorage } from "node:async_hooks";

const acting = new AsyncLocalStorage<string>();

/**
 * Whatever is written to the audit log meanwhile names this device. Acts know who they are for and not by
 * what; a request has one device, whichever of its acts writes (ADR-105).
 */
export const actingFrom = <Result>(device: string, act: () => Result): Result => acting.run(device, act);

/** Null outside a request of the staff's, as in a job or a command. */
export const actingDevice = (): string | null => acting.getStore() ?? null;
