import { makeRunDatabases, type RunDatabases } from "../tests/database/run-databases.ts";

/** Which of them there are is said in the environment alone. */
const names = ["TEST_DATABASE_URL", "MIGRATED_DATABASE", "EMPTY_DATABASE"] as const;

/** The database server and the migrated databases that several checks copy, made once for all of them. */
export class SharedDatabases {
  /** For checks that make their own; a server that whoever runs them has named stays named. */
  readonly untold: Readonly<NodeJS.ProcessEnv>;
  #made: Promise<RunDatabases> | undefined;

  constructor() {
    this.untold = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  }

  /** Makes them while checks run that need none. */
  begin(): void {
    this.#made = makeRunDatabases(process.cwd());
    // Anyone who needs them is told of it.
    this.#made.catch(() => undefined);
  }

  /** What a check that copies them finds in its environment. */
  async told(): Promise<NodeJS.ProcessEnv> {
    const made = await this.#made;
    if (!made) return this.untold;
    const { server, migrated, embedded } = made;
    return { TEST_DATABASE_URL: server.url, MIGRATED_DATABASE: migrated, EMPTY_DATABASE: embedded };
  }

  async stop(): Promise<void> {
    await (await this.#made)?.stop();
  }
}
