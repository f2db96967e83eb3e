/** What a finished statement answers, on either database. */
export interface SqlResult<R> {
  /** Its command tag, such as "INSERT"; an answer without one confirms nothing. */
  command: string;
  affected: number | undefined;
  rows: R[];
}

export interface SqlStatement {
  text: string;
  values: readonly unknown[];
}

/** One connection of either database: the embedded engine for as long as its turn lasts, or one of a pool. */
export interface SqlConnection {
  /**
   * Runs statements one after the other and answers each; to a server they travel together. Throws what the
   * first failure says.
   */
  run<R>(statements: readonly SqlStatement[]): Promise<SqlResult<R>[]>;
  /** Gives the connection back; `broken` throws it away instead. */
  release(broken: boolean): void;
}

/** Where connections come from. */
export interface SqlSource {
  connect(): Promise<SqlConnection>;
  end(): Promise<void>;
}
