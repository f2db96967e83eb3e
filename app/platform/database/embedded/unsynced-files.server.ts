/** A file of the database was written, or what was written in it is on the disk. */
export interface FileChange {
  path: string;
  isSynced: boolean;
}

/** Every commit writes and syncs the log: of it nothing is remembered. */
const isLog = (path: string): boolean => path.includes("/pg_wal/");

/**
 * Which files were written since they were last synced. Recovery syncs all 1,600 that there are, twice, which
 * a busy disk takes minutes for; what is on the disk already is spared.
 */
export class UnsyncedFiles {
  readonly #known: Map<string, boolean>;
  readonly #areOthersSynced: boolean;
  readonly #tell: (change: FileChange) => void;

  /**
   * `left` are those that engines of this process before this one wrote and did not sync; undefined where
   * nobody knows. `tell` is called before a file that was synced is written.
   */
  constructor(left: readonly string[] | undefined, tell: (change: FileChange) => void) {
    this.#known = new Map(left?.map((path) => [path, false]));
    this.#areOthersSynced = left !== undefined;
    this.#tell = tell;
  }

  isSynced(path: string): boolean {
    return !isLog(path) && (this.#known.get(path) ?? this.#areOthersSynced);
  }

  writes(path: string): void {
    this.#note({ path, isSynced: false });
  }

  synced(path: string): void {
    this.#note({ path, isSynced: true });
  }

  gone(path: string): void {
    this.#note({ path, isSynced: true });
    this.#known.delete(path);
  }

  #note(change: FileChange): void {
    const { path, isSynced } = change;
    if (isLog(path) || this.#known.get(path) === isSynced) return;
    this.#known.set(path, isSynced);
    this.#tell(change);
  }
}

/** What engines leave unsynced at their end, by what they told: known once one of them has opened. */
export class LeftFiles {
  readonly #unsynced = new Set<string>();
  #isKnown = false;

  note({ path, isSynced }: FileChange): void {
    if (isSynced) this.#unsynced.delete(path);
    else this.#unsynced.add(path);
  }

  /** From a database that was closed PostgreSQL expects no more than from one that it has recovered. */
  opened(): void {
    this.#isKnown = true;
  }

  left(): readonly string[] | undefined {
    return this.#isKnown ? [...this.#unsynced] : undefined;
  }
}
