import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { emptyState, type ProviderState } from "./provider-state.ts";

const delayMs = 100;

export interface StateFile {
  state: ProviderState;
  /** Writes soon what has changed. */
  keep(): void;
  /** Writes now what is still unwritten. */
  close(): void;
}

/** Keeps the provider's memory in a small file, so that orders placed before a restart can still be paid. */
export function openState(path: string | undefined): StateFile {
  const state = path ? recalled(path) : emptyState();
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (!path) return;
    try {
      writeFileSync(`${path}.new`, serialize(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    } catch (error) {
      // The shop's data folder may have been removed with the shop; payments themselves go on.
      if (error instanceof Error) console.error(`Payments are not kept: ${error.message}`);
    }
  };
  return {
    state,
    keep() {
      timer ??= setTimeout(write, delayMs);
    },
    close() {
      if (!timer) return;
      clearTimeout(timer);
      write();
    },
  };
}

/** A file that is missing or that nobody can read means a fresh start: this is a tool, not a bank. */
function recalled(path: string): ProviderState {
  try {
    const stored: ProviderState = deserialize(readFileSync(path));
    return { ...emptyState(), ...stored };
  } catch {
    return emptyState();
  }
}
