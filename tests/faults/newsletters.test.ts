import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { beginSending } from "../../app/newsletters/sending/sending-state.db.server.ts";
import { catchMails } from "../mail-catcher.ts";
import { ownDatabase } from "./own-database.ts";

/** Where the copies are killed: the steps of a mail's way, as its server sees them. */
const steps = ["connect", "sender", "recipient", "mail begins", "mail is whole", "mail is taken"] as const;
type Step = (typeof steps)[number];
/** Three rounds of each step take minutes: `npm run torture -- long-ways` goes through those. */
const blows = [
  { rounds: 1, readers: 200, tags: [] },
  { rounds: 3, readers: 600, tags: ["torture"] },
];
/** So many copies of the shop run at a time. */
const copies = 2;
const views = join(import.meta.dirname, "../views-in-node.ts");
const worker = join(import.meta.dirname, "../database/mail-until-killed.ts");

const own = ownDatabase({ each: true });

/** A mail server that takes everything, and says at which step of which mail it is. */
async function watchedServer(heard: (step: Step) => void) {
  const taken: string[] = [];
  const server = await catchMails({
    onConnect(_session, done) {
      heard("connect");
      done();
    },
    onMailFrom(_address, _session, done) {
      heard("sender");
      done();
    },
    onRcptTo(_address, _session, done) {
      heard("recipient");
      done();
    },
    onData(stream, session, done) {
      heard("mail begins");
      stream.resume();
      stream.on("end", () => {
        taken.push(session.envelope.rcptTo[0]?.address ?? "");
        heard("mail is whole");
        done();
        heard("mail is taken");
      });
    },
  });
  return { ...server, taken };
}

async function begunCopy(smtp: string): Promise<ChildProcess> {
  const args = ["--import", views, worker, own.url, smtp];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("a copy ended by itself")));
    child.stdout?.once("data", () => resolve());
  });
  return child;
}

async function noted(): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`select s.email from newsletter_deliveries d
    join newsletter_subscribers s on s.id = d.subscriber_id where d.state = 'sent'`.execute(own.db);
  return new Set(rows.map(({ email }) => email));
}

const loseNone = async ({ rounds, readers }: { rounds: number; readers: number }) => {
  await sql`
    insert into newsletter_subscribers (email, consent_source, unsubscribe_token)
    select 'reader-' || n || '@example.com', 'footer', 'token-of-reader-' || n
    from generate_series(1, ${readers}::int) as n`.execute(own.db);
  await own.db.insertInto("newsletters").values({ id: "x", subject: "Lamps", content: "<p>x</p>" }).execute();
  await inTransaction(own.db, (trx) => beginSending(trx, "x", 1));

  let awaited: Step | undefined;
  let left = 0;
  let running: ChildProcess[] = [];
  const killAll = () => {
    awaited = undefined;
    for (const child of running) child.kill("SIGKILL");
  };
  const server = await watchedServer((step) => {
    if (step === awaited && --left <= 0) killAll();
  });
  const inDoubt = new Set<string>();
  for (const step of steps)
    for (let round = 0; round < rounds; round++) {
      running = await Promise.all(Array.from({ length: copies }, () => begunCopy(server.url)));
      const ended = running.map((child) => once(child, "close"));
      // A connection is kept for many mails.
      [awaited, left] = [step, step === "connect" ? 1 : 2 + round * 3];
      // They may have connected before anybody waited for it.
      if (step === "connect") setImmediate(killAll);
      await Promise.all(ended);
      const known = await noted();
      const doubted = new Set(server.taken.filter((address) => !known.has(address)));
      expect([...doubted].filter((each) => !inDoubt.has(each)).length).toBeLessThanOrEqual(copies);
      for (const each of doubted) inDoubt.add(each);
      // What the killed copies had claimed is free again, as it is five minutes later.
      await sql`update newsletter_deliveries set next_attempt_at = now()
        where state = 'waiting'`.execute(own.db);
    }
  running = await Promise.all(Array.from({ length: copies }, () => begunCopy(server.url)));
  await expect.poll(async () => (await noted()).size, { timeout: 120_000 }).toBe(readers);
  const over = running.map((child) => once(child, "close"));
  killAll();
  await Promise.all(over);
  server.close();

  const times = new Map<string, number>();
  for (const address of server.taken) times.set(address, (times.get(address) ?? 0) + 1);
  expect(times.size).toBe(readers);
  const twice = [...times].flatMap(([address, count]) => (count > 1 ? [address] : []));
  expect(twice.filter((address) => !inDoubt.has(address))).toEqual([]);
  const kills = steps.length * rounds * copies;
  console.log(`${readers} readers, ${kills} kills: ${twice.length} mails taken twice`);
};

const losesNone = "kills of two copies at each step of a mail lose none, and double only what was not noted";
for (const { tags, ...blow } of blows) test(`${losesNone} (${blow.rounds}×)`, { tags }, () => loseNone(blow));
