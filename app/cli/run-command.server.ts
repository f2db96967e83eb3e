import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { moveArchive } from "#backup/archive-writer.server.ts";
import { type BackupAnswer, requestBackup } from "#backup/backup-requests.server.ts";
import { moveDatabase } from "#backup/fill-database.server.ts";
import { makeArchive } from "#backup/make-archive.server.ts";
import { restoreArchive } from "#backup/restore-archive.server.ts";
import { alreadyMade, backUpNow, refuseWithoutRoom } from "#backup/run-backup.server.ts";
import { refuseOtherUser } from "#backup/shop-user.server.ts";
import { archiveName } from "#backup/surplus-archives.ts";
import { type Config, ConfigError, openDataFolder, parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { DatabaseRefused, damageInASentence, isAway } from "#platform/database/database-error.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { appliedMigrations } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { FilesAway } from "#platform/files/file-store.server.ts";
import { openFileStore } from "#platform/files/open-file-store.server.ts";
import { failureFacts, openLog } from "#platform/log.server.ts";
import { actOnAdmins, parseAdminAct } from "./admins.server.ts";
import { type CommandArguments, parseArguments } from "./arguments.server.ts";
import { raiseCertificates, tellCertificates } from "./certificate-series.server.ts";
import { raiseSeries, tellSeries } from "./issued-numbers.server.ts";

/** A command beside the shop: its words, and the folder that it was called in. */
interface Command {
  config: Config;
  root: string;
  words: readonly string[];
}

type FileCommand = Command & CommandArguments;

const log = openLog("warn");

const commands: Record<string, (command: FileCommand) => Promise<string>> = {
  backup: backUp,
  restore,
  "db:move": move,
};

/**
 * Runs `backup [FILE]`, `restore FILE [--replace] [--issued NUMBER]… [--certified PRODUCT=NUMBER]…`,
 * `db:move [--replace]` or `admin …`; returns what to print. Throws ConfigError.
 */
export async function runCommand(
  [name = "", ...words]: readonly string[],
  env: Record<string, string | undefined>,
  root: string,
): Promise<string> {
  const run = runnerOf(name, words, env.INIT_CWD ?? root);
  const command = { config: parseConfig(env), root, words };
  await refuseOtherUser(command.config.dataDir);
  return run(command).catch((error: unknown) => {
    throw inASentence(error);
  });
}

/** npm runs us in the shop's folder; a file was named where npm was called. */
function runnerOf(
  name: string,
  words: readonly string[],
  folder: string,
): (command: Command) => Promise<string> {
  if (name === "admin") return changeAdmins;
  const run = commands[name];
  if (!run) throw new ConfigError(`There is no ${name}: see docs/operation.md.`);
  const said = parseArguments(name, words, folder);
  return (command) => run({ ...command, ...said });
}

/** What went away in the middle comes back some day; those who wait for it need no stack. */
function inASentence(error: unknown): unknown {
  if (error instanceof FilesAway) return new ConfigError(error.message);
  if (error instanceof ConfigError || !isAway(error)) return damageInASentence(error);
  return new ConfigError(
    "The database went away in the middle. Nothing was kept; try again when it answers.",
  );
}

async function backUp(command: FileCommand): Promise<string> {
  const made = await withOwnDatabase(command);
  if ("refusal" in made) throw new ConfigError(made.refusal);
  const path = command.file ?? made.path;
  if (path !== made.path) await moveArchive(made.path, path);
  return `Backup: ${path} (${made.rows} rows, ${made.files} files, ${made.bytes} bytes).${leftOut(made.links)}`;
}

const leftOut = (links: number): string =>
  links === 0
    ? ""
    : `\nNot in it is what ${links} links in the files' folder lead to: the shop neither serves nor keeps files that lie elsewhere.`;

/** The database is ours to open, or a running shop has it and makes the backup itself. */
async function withOwnDatabase(command: FileCommand): Promise<BackupAnswer> {
  const { config } = command;
  let database: OpenDatabase;
  try {
    if (!config.database.url) refuseMissing(config);
    database = await open(config);
  } catch (error) {
    const answer = isHeld(error, config) ? await requestBackup(config.dataDir) : undefined;
    if (answer) return answer;
    throw error;
  }
  try {
    return await archiveOf(command, database);
  } finally {
    await database.close();
  }
}

async function archiveOf({ config, file }: FileCommand, database: OpenDatabase): Promise<BackupAnswer> {
  const { db } = database;
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) return { refusal: "There is no shop to back up yet." };
  const files = await openFileStore(config);
  const now = () => new Date();
  const shop = { database, db, files, config, log, now };
  const isKnown = migrations.some((name) => name.endsWith("-operation"));
  // The data of an older release, before this one has migrated them, have nowhere to write a backup down.
  if (!isKnown) {
    const path = file ?? namedNow(config);
    await refuseWithoutRoom(shop, dirname(path));
    const holdings = { files, dataDir: config.dataDir };
    return database.unhurried((own) => makeArchive({ ...holdings, db: own }, path, now()));
  }
  return (await backUpNow(shop, file)) ?? { refusal: alreadyMade };
}

const namedNow = ({ backup }: Config): string => join(backup.dir, archiveName("asked", new Date()));

async function restore(command: FileCommand): Promise<string> {
  const { config, file, root, replace } = command;
  if (!file) throw new ConfigError("Say which archive to restore: npm run restore -- FILE");
  await openDataFolder(config.dataDir);
  const database = await open(config);
  try {
    const target = { files: await openFileStore(config), dataDir: config.dataDir, root, replace };
    const amend = async (trx: Trx) => {
      await raiseSeries(trx, command.issued);
      await raiseCertificates(trx, command.certified);
    };
    const { tables, files, madeAt } = await database.unhurried((db) =>
      restoreArchive({ ...target, db, amend }, file),
    );
    await settle(database);
    const where = config.database.url ? "DATABASE_URL" : config.dataDir;
    return `Restored ${basename(file)}, made at ${madeAt}, to ${where}: ${rowsIn(tables)} rows and ${files.length} files.\n${await tellSeries(database.db)}\n${await tellCertificates(database.db)}`;
  } finally {
    await database.close();
  }
}

async function move({ config, root, replace }: FileCommand): Promise<string> {
  if (!config.database.url) throw new ConfigError("Set DATABASE_URL to the database to move to.");
  refuseMissing(config);
  const from = await openDatabase({ directory: directoryOf(config), log });
  try {
    const to = await open(config);
    try {
      const { tables } = await to.unhurried((db) => moveDatabase(from.db, db, { root, replace }));
      await settle(to);
      return `Moved ${rowsIn(tables)} rows to DATABASE_URL. The embedded database stays as it was; files stay where they are.`;
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

async function changeAdmins({ config, words }: Command): Promise<string> {
  const asked = parseAdminAct(words);
  if (!config.database.url) refuseMissing(config);
  const database = await open(config).catch((error: unknown) => {
    throw !config.database.url && isHeld(error, config) ? new ConfigError(stopFirst) : error;
  });
  try {
    const { db } = database;
    if ((await appliedMigrations(db)).length === 0)
      throw new ConfigError("There is no shop yet: its first start makes the first admin.");
    return await actOnAdmins({ db, config }, asked);
  } finally {
    await database.close();
  }
}

const stopFirst =
  "The shop is running, and its embedded database can be open only once. Stop the shop, run this command again, and start the shop.";

/**
 * What was brought is there, whatever comes of this: the database makes its statistics by itself, too, only
 * later.
 */
const settle = (database: OpenDatabase): Promise<void> =>
  database.maintain().catch((error: unknown) => log.warn(failureFacts(error), "statistics are made later"));

const rowsIn = (tables: readonly { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

const directoryOf = ({ dataDir }: Config): string => resolve(dataDir, "database");

const open = (config: Config): Promise<OpenDatabase> =>
  openDatabase({ ...config.database, directory: directoryOf(config), log, patience: 5_000 });

/** Was opening refused because a running shop holds the embedded database? */
const isHeld = (error: unknown, config: Config): boolean =>
  error instanceof DatabaseRefused && existsSync(`${directoryOf(config)}.lock`);

/** Opening would make an empty one. */
function refuseMissing(config: Config): void {
  if (existsSync(join(directoryOf(config), "PG_VERSION"))) return;
  throw new ConfigError(
    `There is no embedded database in ${config.dataDir}. Give this command the settings that the shop has, as docs/operation.md says.`,
  );
}
