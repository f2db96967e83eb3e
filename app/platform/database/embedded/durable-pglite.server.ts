import { closeSync, fstatSync, fsyncSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { UnsyncedFiles } from "./unsynced-files.server.ts";

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

interface Opening {
  directory: string;
  files: UnsyncedFiles;
  /** Called in the moment in which the engine gives up (a PANIC): nothing in it may run after that. */
  onAbort(): void;
}

/** PGlite's compiled engine on a directory, with every promise that PostgreSQL makes about the disk kept. */
export function openPglite(engine: WebAssembly.Module, opening: Opening): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: engine,
    fs: new DurableFiles(opening),
    extensions: { pg_trgm },
    startParams,
  });
}

class DurableFiles extends NodeFS {
  readonly #opening: Opening;

  constructor(opening: Opening) {
    super(opening.directory);
    this.#opening = opening;
  }

  override async init(...[engine, options]: Parameters<NodeFS["init"]>) {
    const { files, onAbort } = this.#opening;
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: FileLayer; FS: { ErrnoError: new (errno: number) => Error } }) => {
        noteWrites(module.NODEFS, files);
        restoreFsync(module.NODEFS, files, module.FS.ErrnoError);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } };
  }
}

/** Every way by which a file changes goes through these. A folder is written when a name in it is. */
function noteWrites({ realPath, node_ops, stream_ops }: FileLayer, files: UnsyncedFiles): void {
  const { mknod, rename, setattr, unlink } = node_ops;
  const { write, setattr: setOpen } = stream_ops;
  const named = (folder: FileNode, name: string) => {
    files.writes(realPath(folder));
    return join(realPath(folder), name);
  };
  node_ops.mknod = (folder, name, ...more) => {
    files.writes(named(folder, name));
    return mknod(folder, name, ...more);
  };
  node_ops.rename = (node, folder, name) => {
    files.writes(realPath(node.parent));
    files.writes(named(folder, name));
    rename(node, folder, name);
  };
  node_ops.unlink = (folder, name) => {
    const path = named(folder, name);
    unlink(folder, name);
    files.gone(path);
  };
  node_ops.setattr = (node, attributes) => {
    files.writes(realPath(node));
    setattr(node, attributes);
  };
  stream_ops.setattr = (stream, attributes) => {
    files.writes(realPath(stream.node));
    setOpen(stream, attributes);
  };
  stream_ops.write = (stream, ...piece) => {
    files.writes(realPath(stream.node));
    return write(stream, ...piece);
  };
}

function restoreFsync(
  layer: FileLayer,
  files: UnsyncedFiles,
  ErrnoError: new (errno: number) => Error,
): void {
  layer.stream_ops.fsync = (stream) => {
    try {
      syncStream(layer, stream, files);
      return 0;
    } catch {
      throw new ErrnoError(inputOutputError);
    }
  };
}

/** EIO as the engine counts errors. */
const inputOutputError = 29;

interface FileNode {
  parent: FileNode;
}

interface OpenStream {
  nfd?: number;
  node: FileNode;
}

/** The part of Emscripten's file layer over node:fs that we mend. */
interface FileLayer {
  realPath(node: FileNode): string;
  node_ops: {
    mknod(folder: FileNode, name: string, ...more: unknown[]): unknown;
    rename(node: FileNode, folder: FileNode, name: string): void;
    setattr(node: FileNode, attributes: unknown): void;
    unlink(folder: FileNode, name: string): void;
  };
  stream_ops: {
    fsync?: (stream: OpenStream) => number;
    setattr(stream: OpenStream, attributes: unknown): void;
    write(stream: OpenStream, ...piece: unknown[]): number;
  };
}

function syncStream(layer: FileLayer, stream: OpenStream, files: UnsyncedFiles): void {
  const path = layer.realPath(stream.node);
  if (stream.nfd === undefined) syncPath(path);
  else if (!files.isSynced(path)) {
    syncNamed(stream.nfd, path);
    files.synced(path);
  }
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
