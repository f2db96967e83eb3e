import { executionAsyncResource } from "node:async_hooks";

/** One tick of this process, held for as long as the process lives. */
const held: object[] = [];

/**
 * Lets every `process.nextTick` cost what the first ones do; a cached page takes five of them. V8 lets a
 * shape go with the last object that has it. When garbage is collected between two ticks, as while the
 * embedded database opens, the next tick has a new shape of the same fields, V8 gives up on the place that
 * makes ticks, and from then on each is put together a field at a time outside the compiled code. With one
 * tick held, the shape stays.
 */
export function keepTickShape(): void {
  process.nextTick(() => held.push(executionAsyncResource()));
}
