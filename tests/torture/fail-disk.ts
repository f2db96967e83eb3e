import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Loaded into a shop before anything else (--import): for as long as the file that FAILING_DISK names holds
// the code of an error, such as EIO, the database's log can't be written, synced, or given another segment.

const faultFile = process.env.FAILING_DISK ?? "";
const { existsSync, readFileSync } = fs;
const ofLog = new Set<number>();
const isOfLog = (path: unknown) => String(path).includes("/pg_wal/");

function refuse(call: string): void {
  if (!existsSync(faultFile)) return;
  const code = readFileSync(faultFile, "utf8");
  throw Object.assign(new Error(`${code}: the disk fails, ${call}`), { code, syscall: call });
}

type Call = (...args: unknown[]) => unknown;

/** Puts something before one function of node:fs. */
function before(name: string, look: Call): void {
  const original: Call = Reflect.get(fs, name);
  Reflect.set(fs, name, (...args: unknown[]) => {
    look(...args);
    return original(...args);
  });
}

const { openSync } = fs;
fs.openSync = (path, flags, mode) => {
  const makes = typeof flags === "number" && (flags & fs.constants.O_CREAT) !== 0;
  if (isOfLog(path) && makes) refuse("open");
  const file = openSync(path, flags, mode);
  if (isOfLog(path)) ofLog.add(file);
  else ofLog.delete(file);
  return file;
};
for (const name of ["writeSync", "fsyncSync", "fdatasyncSync"])
  before(name, (file) => {
    if (ofLog.has(Number(file))) refuse(name);
  });
before("renameSync", (from) => {
  if (isOfLog(from)) refuse("rename");
});
syncBuiltinESMExports();
