import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type RunningShop, startShop, until } from "../running-shop.ts";
import { answerTo, expectAnswer, untilOrders, writesToShop, wrongIn } from "./answers.ts";
import type { Finding } from "./judge.ts";
import { embeddedShop, type ShopPlace } from "./kill-worlds.ts";
import type { MakeWorld } from "./strike-rounds.ts";
import type { World } from "./world.ts";

const MiB = 1024 * 1024;
const segment = 16 * MiB;
/**
 * Of the log's segment so much is left when the shop starts: more than its start takes, and soon used up by
 * visitors.
 */
const leftOfSegment = 4 * MiB;
/** Less than a new segment takes, and all that anything else wants. */
const nearlyNothing = 11 * MiB;

/** What goes wrong with a disk, and how it is made good again. */
interface Fault {
  strike(): void;
  mend(): void;
  /** What is small may still find room after a refusal. */
  leavesRoom?: boolean;
}

/** A shop on the embedded database whose disk fails and works again; it isn't started anew. */
function diskWorld(
  place: ShopPlace,
  { strike, mend, leavesRoom }: Fault,
  more: Pick<World, "start" | "close">,
): World {
  return {
    ...more,
    dataDir: place.dataDir,
    comesBack: true,
    look: place.look,
    async strike(shop) {
      await fetch(shop.origin).then((answer) => answer.text());
      strike();
      const findings = await untilRefused(shop, leavesRoom);
      mend();
      findings.push(...(await untilOrders(shop, 30)));
      if (findings.length > 0) console.log(shop.output().slice(-2000));
      await shop.kill();
      return findings;
    },
  };
}

const refused = { status: 503, retryAfter: true, says: "Nothing that you typed is lost" };

/**
 * The traffic meets the fault; then forms are refused clearly, and cached pages stand. Where room is left,
 * what is smaller than the first that was refused may be kept.
 */
async function untilRefused(shop: RunningShop, leavesRoom = false): Promise<Finding[]> {
  let refusal: Awaited<ReturnType<typeof answerTo>>;
  // Each time somebody else writes: one sender would come to the end of what one may send.
  const isRefused = async () => {
    refusal = await answerTo(shop, { ...writesToShop(shop), signal: AbortSignal.timeout(15_000) });
    return refusal !== undefined && refusal.status >= 500;
  };
  // On a busy machine the visitors take their time to use up what is left.
  await until(isRefused, "the first refusal of the disk", 300);
  const told = [
    wrongIn("POST /contact", refusal, refused),
    leavesRoom ? [] : expectAnswer(shop, writesToShop(shop), refused),
    expectAnswer(shop, { path: "/" }, { status: 200, withinSeconds: 2 }),
  ];
  return (await Promise.all(told)).flat();
}

/** A disk of its own for the shop: a small tmpfs, which only root may mount. */
async function onSmallDisk({ dataDir }: ShopPlace): Promise<Pick<World, "close">> {
  await mount("mount", "-t", "tmpfs", "-o", "size=768m,mode=700", "tmpfs", dataDir);
  mkdirSync(join(dataDir, "files"), { recursive: true });
  return { close: () => mount("umount", "-l", dataDir) };
}

/** The disk of the embedded database, and of the uploads, runs full. */
export const diskFullWorld: MakeWorld = async (provider, port) => {
  const place = embeddedShop(provider, port);
  const { close } = await onSmallDisk(place);
  const ballast = join(place.dataDir, "ballast");
  const fault = { strike: () => fill(ballast, 0), mend: () => rmSync(ballast) };
  return diskWorld(place, fault, { start: () => startShop(place.settings), close });
};

/** The disk has little room left, and the next commit but some wants a whole new segment of the log. */
export const nearlyFullWorld: MakeWorld = async (provider, port) => {
  const place = embeddedShop(provider, port);
  const { close } = await onSmallDisk(place);
  const ballast = join(place.dataDir, "ballast");
  const fault = { strike: () => fill(ballast, nearlyNothing), mend: () => rmSync(ballast), leavesRoom: true };
  const start = async () => {
    await useUpSegment(place);
    return startShop(place.settings);
  };
  return diskWorld(place, fault, { start, close });
};

/**
 * The disk answers each write and sync of the log with an error, as a dying one or one that was mounted
 * read-only does.
 */
export const failingDiskWorld: MakeWorld = async (provider, port) => {
  const place = embeddedShop(provider, port);
  mkdirSync(join(place.dataDir, "files"), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "jhola-disk-"));
  const said = join(folder, "fault");
  const codes = ["EIO", "EROFS", "ENOSPC"];
  let round = 0;
  const fault = {
    strike: () => writeFileSync(said, codes[round++ % codes.length] ?? ""),
    mend: () => rmSync(said),
  };
  const preloaded = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "fail-disk.ts")}`,
    FAILING_DISK: said,
  };
  return diskWorld(place, fault, {
    start: () => startShop({ ...place.settings, ...preloaded }),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  });
};

/** Fills the log's segment but for a little, and takes away those that were made ready for later. */
async function useUpSegment({ look, dataDir }: ShopPlace): Promise<void> {
  const current = await look(async ({ db }) => {
    const { rows } = await sql<{ used: number; name: string }>`
      select ((pg_current_wal_insert_lsn() - '0/0') % ${segment})::int as used,
        pg_walfile_name(pg_current_wal_insert_lsn()) as name`.execute(db);
    const [{ used, name } = { used: 0, name: "" }] = rows;
    const more = segment - leftOfSegment - used;
    if (more > 0)
      await sql`select pg_logical_emit_message(false, 'fill', repeat('.', ${more}::int))`.execute(db);
    return name;
  });
  const log = join(dataDir, "database", "pg_wal");
  for (const name of readdirSync(log))
    if (/^[0-9A-F]{24}$/.test(name) && name > current) rmSync(join(log, name));
}

/** Takes all room but so many bytes, while others take some too. */
export function fill(path: string, rest: number): void {
  const piece = Buffer.alloc(256 * 1024);
  appendFileSync(path, "");
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(path);
      if (rest > 0 && bavail * bsize < rest + piece.length) return;
      appendFileSync(path, piece);
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

async function mount(command: string, ...args: string[]): Promise<void> {
  const [code] = await once(spawn(command, args, { stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`${command} failed: the full disk can be tried by root only`);
}
