import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { inOnePiece } from "../in-one-piece.ts";
import { openPglite } from "./durable-pglite.server.ts";
import type { EngineStart } from "./embedded-thread.server.ts";
import { UnsyncedFiles } from "./unsynced-files.server.ts";

// The thread that the embedded engine runs in. It is given a directory and then the compiled engine, says
// "open", and from then on answers each piece of PostgreSQL's protocol with a piece of it. "close" ends it
// with a checkpoint. All the while it says which files it writes and syncs. After a PANIC the engine would
// wait for ever for a lock of its own, so this thread ends itself in that very moment; its starter may end it
// at any other.

enableCompileCache(".cache/compiled");
const port = parentPort;
if (!port) throw new Error("The engine's thread was started as a program.");

let answer: Uint8Array<ArrayBuffer>[] = [];
const [compiled] = await once(port, "message");
const { directory, left }: EngineStart = workerData;
const files = new UnsyncedFiles(left, (change) => port.postMessage(change));
const onAbort = () => {
  say();
  process.exit(1);
};
const engine = await openPglite(compiled, { directory, files, onAbort });
port.on("message", (message: Uint8Array | "close") => {
  if (message === "close") void close();
  else void ask(message);
});
port.postMessage("open");

async function ask(message: Uint8Array): Promise<void> {
  const onRawData = (bytes: Uint8Array) => answer.push(bytes.slice());
  await engine.execProtocolRawStream(message, { syncToFs: false, onRawData });
  say();
}

/** Says what the engine has answered so far, in a piece of its own that can change hands without a copy. */
function say(): void {
  const [first] = answer;
  const bytes = answer.length === 1 && first ? first : inOnePiece(answer);
  answer = [];
  port?.postMessage(bytes, [bytes.buffer]);
}

async function close(): Promise<void> {
  await engine.close();
  process.exit(0);
}
