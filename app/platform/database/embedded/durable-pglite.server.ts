import { closeSync, fstatSync, fsyncSync, openSync, statSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * PGlite starts with fsync off, and its file layer's fsync does nothing: a power cut would ruin the database.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "fsync=on",
  // fdatasync is the other thing that PGlite's file layer only pretends to do.
  "-c",
  "wal_sync_method=fsync",
  // As on a server: an index is worth while sooner than PostgreSQL thinks.
  "-c",
  "random_page_cost=1.1",
  // The usual 128 MB are filled sooner or later, and hold what the system's own cache of files holds as well.
  "-c",
  "shared_buffers=32MB",
];

/**
 * PGlite's compiled engine on a directory, with every promise that PostgreSQL makes about the disk kept.
 * `onAbort` is called in the moment in which the engine gives up (a PANIC): nothing in it may run after that.
 */
export function openPglite(
  directory: string,
  engine: WebAssembly.Module,
  onAbort: () => void,
): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: engine,
    fs: new DurableFiles(directory, onAbort),
    extensions: { pg_trgm },
    startParams,
  });
}

class DurableFiles extends NodeFS {
  readonly #onAbort: () => void;

  constructor(directory: string, onAbort: () => void) {
    super(directory);
    this.#onAbort = onAbort;
  }

  override async init(...[engine, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: FileLayer; FS: { ErrnoError: new (errno: number) => Error } }) =>
        restoreFsync(module.NODEFS, module.FS.ErrnoError),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: this.#onAbort } };
  }
}

function restoreFsync(layer: FileLayer, ErrnoError: new (errno: number) => Error): void {
  layer.stream_ops.fsync = (stream) => {
    try {
      syncStream(layer, stream);
      return 0;
    } catch {
      throw new ErrnoError(inputOutputError);
    }
  };
}

/** EIO as the engine counts errors. */
const inputOutputError = 29;

/** The part of Emscripten's file layer over node:fs that we mend. */
interface FileLayer {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: OpenStream) => number };
}

interface OpenStream {
  nfd?: number;
  node: unknown;
}

function syncStream(layer: FileLayer, stream: OpenStream): void {
  const path = layer.realPath(stream.node);
  if (stream.nfd === undefined) syncPath(path);
  else syncNamed(stream.nfd, path);
}

/** Whatever is confirmed has been synced here. In a folder that was moved or deleted nobody would find it. */
function syncNamed(file: number, path: string): void {
  fsyncSync(file);
  const [open, found] = [fstatSync(file), statSync(path)];
  if (open.ino !== found.ino || open.dev !== found.dev) throw new Error("another file has its name");
}

function syncPath(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
