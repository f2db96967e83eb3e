import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";

const delayMs = 100;

export interface StateFile<State> {
  state: State;
  /** Writes soon what has changed. */
  keep(): void;
  /** Writes now what is still unwritten. */
  close(): void;
}

/** Keeps a simulator's memory in a small file, so that what was begun before a restart goes on after it. */
export function openState<State extends object>(
  path: string | undefined,
  empty: () => State,
): StateFile<State> {
  const state = path ? recalled(path, empty) : empty();
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (!path) return;
    try {
      writeFileSync(`${path}.new`, serialize(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    } catch (error) {
      // The shop's data folder may have been removed with the shop; the simulator goes on.
      if (error instanceof Error) console.error(`What the simulator knows is not kept: ${error.message}`);
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
function recalled<State extends object>(path: string, empty: () => State): State {
  try {
    const stored: State = deserialize(readFileSync(path));
    return { ...empty(), ...stored };
  } catch {
    return empty();
  }
}
