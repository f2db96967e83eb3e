import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";
import { threadId } from "node:worker_threads";
import { type Entry, pack } from "./disk-journal.ts";

// Loaded into a shop before anything else (--import): writes down, ahead of each change to a file below
// RECORDED_FOLDER, what is changed and what is synced. With RECORD_SYNCS=no the syncs are left out, as by a
// disk that lies.

const folder = resolve(process.env.RECORDED_FOLDER ?? "");
const journal = fs.openSync(process.env.RECORDED_INTO ?? "", "a");
const recordsSyncs = process.env.RECORD_SYNCS !== "no";
const { writeSync, fstatSync, existsSync } = fs;

/** A file keeps its number through renames, and loses its name when it goes. */
const numbers = new Map<string, number>();
const open = new Map<number, number>();
/** Each thread has its own numbers: the engine's log and files are written by one of its own. */
let last = threadId * 1_000_000;

const note = (entry: Entry, bytes?: Uint8Array) => writeSync(journal, pack(entry, bytes));
const isOurs = (path: unknown): path is string =>
  typeof path === "string" && resolve(path).startsWith(`${folder}/`) && !path.includes(".lock");

function numberOf(path: string, existed: boolean): number {
  const known = numbers.get(path);
  if (known !== undefined && existed) return known;
  last += 1;
  numbers.set(path, last);
  note({ op: existed ? "known" : "create", file: last, path: path.slice(folder.length + 1) });
  return last;
}

function opened(fd: number, given: unknown, existed: boolean, truncates: boolean): void {
  open.delete(fd);
  if (!isOurs(given) || fstatSync(fd).isDirectory()) return;
  const file = numberOf(resolve(given), existed);
  open.set(fd, file);
  if (truncates) note({ op: "truncate", file, size: 0 });
}

function writes(fd: number, bytes: Uint8Array, position: unknown): void {
  const file = open.get(fd);
  if (file === undefined) return;
  const at = typeof position === "number" ? position : fstatSync(fd).size;
  note({ op: "write", file, at }, bytes);
}

/** On a journaling file system any sync also settles every name given, moved or taken before it. */
const synced = (fd: number) => recordsSyncs && note({ op: "sync", file: open.get(fd) ?? 0 });

function moved(from: unknown, to: unknown): void {
  if (!isOurs(from) || !isOurs(to)) return;
  const file = numberOf(resolve(from), true);
  numbers.delete(resolve(from));
  numbers.set(resolve(to), file);
  note({
    op: "rename",
    from: resolve(from).slice(folder.length + 1),
    to: resolve(to).slice(folder.length + 1),
  });
}

function gone(path: unknown): void {
  if (!isOurs(path)) return;
  numbers.delete(resolve(path));
  note({ op: "unlink", path: resolve(path).slice(folder.length + 1) });
}

const made = (path: unknown) =>
  isOurs(path) && note({ op: "mkdir", path: resolve(path).slice(folder.length + 1) });

const truncating = (flags: unknown) =>
  typeof flags === "number" ? (flags & fs.constants.O_TRUNC) !== 0 : String(flags ?? "r").startsWith("w");

const bytesOf = (data: unknown): Uint8Array =>
  typeof data === "string" ? Buffer.from(data) : data instanceof Uint8Array ? data : Buffer.alloc(0);

/** Replaces one function of an object by one that does something around it. */
function around(
  owner: object,
  name: string,
  wrap: (original: (...args: unknown[]) => unknown) => (this: unknown, ...args: unknown[]) => unknown,
): void {
  const original = Reflect.get(owner, name);
  Reflect.set(owner, name, wrap(original));
}

around(fs, "openSync", (original) => (path, flags, mode) => {
  const existed = isOurs(path) && existsSync(path);
  const fd = Number(original(path, flags, mode));
  opened(fd, path, existed, existed && truncating(flags));
  return fd;
});
around(fs, "writeSync", (original) => (fd, data, offset, length, position) => {
  // The engine's memory comes as signed bytes.
  if (ArrayBuffer.isView(data)) {
    const from = Number(offset ?? 0);
    const size = Number(length ?? data.byteLength - from);
    writes(Number(fd), new Uint8Array(data.buffer, data.byteOffset + from, size), position);
  }
  return original(fd, data, offset, length, position);
});
around(fs, "ftruncateSync", (original) => (fd, size) => {
  const file = open.get(Number(fd));
  if (file !== undefined) note({ op: "truncate", file, size: Number(size ?? 0) });
  return original(fd, size);
});
around(fs, "truncateSync", (original) => (path, size) => {
  if (isOurs(path)) note({ op: "truncate", file: numberOf(resolve(path), true), size: Number(size ?? 0) });
  return original(path, size);
});
for (const name of ["fsyncSync", "fdatasyncSync"]) {
  around(fs, name, (original) => (fd) => {
    original(fd);
    synced(Number(fd));
  });
}
around(fs, "closeSync", (original) => (fd) => {
  open.delete(Number(fd));
  return original(fd);
});
for (const owner of [
  { object: fs, ending: "Sync" },
  { object: fs.promises, ending: "" },
]) {
  around(owner.object, `rename${owner.ending}`, (original) => (from, to) => {
    moved(from, to);
    return original(from, to);
  });
  for (const name of ["unlink", "rm", "rmdir"]) {
    around(owner.object, name + owner.ending, (original) => (path, options) => {
      gone(path);
      return original(path, options);
    });
  }
  around(owner.object, `mkdir${owner.ending}`, (original) => (path, options) => {
    made(path);
    return original(path, options);
  });
}

const probe = await fs.promises.open(process.execPath, "r");
const handles = Object.getPrototypeOf(probe);
await probe.close();
around(fs.promises, "open", (original) => async (path, flags, mode) => {
  const existed = isOurs(path) && existsSync(path);
  const handle: unknown = await original(path, flags, mode);
  opened(Number(Reflect.get(Object(handle), "fd")), path, existed, existed && truncating(flags));
  return handle;
});
around(
  handles,
  "writeFile",
  (original) =>
    function (data, options) {
      writes(Number(Reflect.get(Object(this), "fd")), bytesOf(data), undefined);
      return original.call(this, data, options);
    },
);
around(
  handles,
  "sync",
  (original) =>
    async function () {
      await original.call(this);
      synced(Number(Reflect.get(Object(this), "fd")));
    },
);
syncBuiltinESMExports();
