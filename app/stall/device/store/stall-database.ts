/** What stopped a write: nothing of it is kept, and the same press may be tried again (STALL-51). */
export type StoreFailure = "full" | "closed" | "refused";

export class NotWritten extends Error {
  readonly failure: StoreFailure;

  constructor(failure: StoreFailure) {
    super(`nothing was written: ${failure}`);
    this.failure = failure;
  }
}

const version = 1;
const stores = ["device", "lists", "sales"] as const;
export type StoreName = (typeof stores)[number];

/** The database of this device; a newer page that opens it closes it here. */
export interface StallDatabase {
  read<T>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
  /** All of `write` or nothing; done once it is on the disk. */
  write<T>(names: readonly StoreName[], write: (taken: Taken) => Promise<T>): Promise<T>;
}

/** The stores of a transaction, of which nothing else may be awaited within it. */
export type Taken = <T>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>;

export type Opened = { kind: "open"; database: StallDatabase } | { kind: "blocked" } | { kind: "none" };

/** Opens it, and opens it anew after a browser has closed it. */
export async function openStallDatabase(name = "stall"): Promise<Opened> {
  let open: IDBDatabase | undefined;
  const connect = async (): Promise<IDBDatabase> => {
    if (open) return open;
    const opened = await connection(name);
    opened.onclose = () => {
      open = undefined;
    };
    opened.onversionchange = () => {
      opened.close();
      open = undefined;
    };
    open = opened;
    return opened;
  };
  try {
    await connect();
  } catch (error) {
    return { kind: error instanceof NotWritten ? "blocked" : "none" };
  }
  const lost = () => {
    open = undefined;
  };
  return {
    kind: "open",
    database: {
      read: async (store, ask) =>
        inOne(await connect(), [store], "readonly", (take) => take(store, ask), lost),
      write: async (names, write) => inOne(await connect(), names, "readwrite", write, lost),
    },
  };
}

function connection(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("device");
      request.result.createObjectStore("lists", { keyPath: "id" });
      request.result.createObjectStore("sales", { keyPath: ["letter", "year", "counter"] });
    };
    request.onblocked = () => reject(new NotWritten("closed"));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}

/** One transaction; what `act` answers stands only once all of it is written. */
function inOne<T>(
  database: IDBDatabase,
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  act: (take: Taken) => Promise<T>,
  lost: () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      const failure = failureOf(error);
      if (failure === "closed") lost();
      reject(error instanceof NotWritten || mode === "readonly" ? error : new NotWritten(failure));
    };
    try {
      const transaction = database.transaction([...names], mode, { durability: "strict" });
      let answer: { value: T } | undefined;
      let refused: unknown;
      transaction.oncomplete = () => (answer ? resolve(answer.value) : fail(refused));
      transaction.onabort = () => fail(refused ?? transaction.error);
      const take: Taken = (name, ask) => settled(ask(transaction.objectStore(name)));
      act(take).then(
        (value) => {
          answer = { value };
        },
        (error: unknown) => {
          refused = error;
          abort(transaction);
        },
      );
    } catch (error) {
      fail(error);
    }
  });
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

const closed = new Set(["InvalidStateError", "AbortError", "NotFoundError", "TransactionInactiveError"]);

function failureOf(error: unknown): StoreFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (error instanceof NotWritten) return error.failure;
  if (name === "QuotaExceededError") return "full";
  return closed.has(name) ? "closed" : "refused";
}
