import { connect } from "node:net";
import { numbersFrom } from "./garbage.ts";
import type { Surroundings, WildRequest } from "./wild-parts.ts";
import { wildRequest } from "./wild-requests.ts";

/** A request that was answered as no request may be. */
export interface Blow {
  /** `seed:number`, by which it is made again. */
  round: string;
  kind: string;
  what: string;
  bytes: string;
}

export interface Attack {
  sent: number;
  /** How many answers of each status; 0 stands for a closed connection without one. */
  statuses: Record<number, number>;
  blows: Blow[];
}

const atOnce = 6;
const patience = 20_000;

/** Sends `rounds` wild requests, a few at a time, and tells which of them the shop did not stand. */
export async function attackShop(
  port: number,
  around: Surroundings,
  { seed, rounds }: { seed: number; rounds: number },
): Promise<Attack> {
  const attack: Attack = { sent: 0, statuses: {}, blows: [] };
  let next = 0;
  const work = async () => {
    while (next < rounds) {
      const number = next++;
      // Each has its own series, so that it can be made again without those before it.
      const wild = wildRequest(numbersFrom(seed * 1_000_003 + number), around);
      const answer = await send(port, wild);
      attack.sent += 1;
      if (wild.isLeft) continue;
      const { status } = answer;
      attack.statuses[status] = (attack.statuses[status] ?? 0) + 1;
      const what = wrongWith(answer);
      const bytes = wild.bytes.toString("latin1").slice(0, 1_500);
      if (what) attack.blows.push({ round: `${seed}:${number}`, kind: wild.kind, what, bytes });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return attack;
}

interface Answer {
  status: number;
  text: string;
  isSilent: boolean;
}

/** Sends the bytes and returns all that comes back until the connection ends. */
async function send(port: number, { bytes, isLeft }: WildRequest): Promise<Answer> {
  const socket = connect(port, "127.0.0.1");
  const heard: Buffer[] = [];
  let isSilent = false;
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => heard.push(chunk));
  socket.setTimeout(patience, () => {
    isSilent = true;
    socket.destroy();
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(bytes, () => isLeft && socket.destroy());
  // What is no whole request is ended here, so that the shop need not wait for the rest of it.
  if (!isLeft) socket.end();
  await closed;
  const text = Buffer.concat(heard).toString("latin1");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, isSilent };
}

/** Why an answer is none that may be given; undefined for a good one. */
function wrongWith({ status, text, isSilent }: Answer): string | undefined {
  if (isSilent) return "no answer";
  if (status >= 500) return `status ${status}`;
  const [start = "", ...rest] = text.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (/^(x-evil|bcc):/im.test(start)) return "a header that the request wrote";
  if (/node_modules\/|\bat [\w.]+ \(file:|syntax error at or near/.test(body)) return "the shop's insides";
  const isHtml = /^content-type: text\/html/im.test(start);
  if (isHtml && /<script>xss\(|<svg\/onload|<img src=x/i.test(body)) return "markup that the request wrote";
  return undefined;
}

/** The shop answers like a shop. */
export async function isWell(origin: string): Promise<boolean> {
  const status = (path: string) =>
    fetch(origin + path).then(
      (answer) => answer.status,
      () => 0,
    );
  return (await Promise.all(["/healthz", "/", "/shop"].map(status))).every((each) => each === 200);
}
