import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "../tests/running-shop.ts";
import { busySecondsOf } from "./busy-seconds.ts";

// The two-command promise, on a copy of the tree with nothing installed: `npm start` opens a real shop, an
// order placed there survives a restart, the second start does little, and SIGTERM ends it cleanly.

// The drawn pictures may come along: drawing them again is what the other checks have just done. What shops
// beside this one compile comes and goes while it is copied.
const left = new Set([
  ...["node_modules", "build", "data", "vite", "compiled", "checks", "browser"],
  ...[".git", ".react-router"],
]);
const copy = mkdtempSync(join(tmpdir(), "jhola-smoke-"));
cpSync(process.cwd(), copy, {
  recursive: true,
  filter: (path) => !left.has(basename(path)) || path === process.cwd(),
});
/**
 * Of what the first start kept a core busy, on the same machine: a start that made or built anything anew
 * would take several times as much.
 */
const mostBusy = 1 / 12;
const port = String(await freePort());
const origin = `http://localhost:${port}`;

function say(fact: string, begun: number): void {
  console.log(`${fact}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

function sayBusy({ busy = 0 }: { busy: number | undefined }): number {
  console.log(`of it busy: ${busy.toFixed(1)} s`);
  return busy;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`smoke: ${what}`);
}

/**
 * Process groups of shops that were not stopped yet: one that outlived a failure would keep the check waiting
 * for ever.
 */
const running = new Set<number>();

async function start() {
  const child = spawn("npm", ["start"], {
    cwd: copy,
    env: { ...process.env, PORT: port, NODE_ENV: "" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const group = -(child.pid ?? 0);
  running.add(group);
  const printed: string[] = [];
  child.stdout.on("data", (chunk) => printed.push(String(chunk)));
  const deadline = Date.now() + 600_000;
  while (!(await healthy())) {
    must(child.exitCode === null && Date.now() < deadline, `npm start ended or hung:\n${printed.join("")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    const ended = once(child, "exit");
    process.kill(group, "SIGTERM");
    await ended;
    // npm ends a moment before the shop that it started, which still closes its database.
    const patience = Date.now() + 20_000;
    while (isRunning(group)) {
      must(Date.now() < patience, "the shop still runs 20 s after SIGTERM");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    must(!(await healthy()), "the shop still answers after SIGTERM");
    running.delete(group);
  };
  const busy = busySecondsOf(-group);
  return { stop, busy, printed: () => printed.join("") };
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

const healthy = (): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Puts the cheapest product into the cart by its own button; returns the cart as the checkout carries it, and
 * its cookies.
 */
async function firstInCart() {
  const shop = await (await fetch(`${origin}/shop?sort=price-asc`)).text();
  const [button = ""] = /<button[^>]* name="id"[^>]*>/.exec(shop) ?? [];
  const id = / value="([^"]+)"/.exec(button)?.[1] ?? "";
  must(id !== "", "a product of the shop page can be added to the cart");
  const added = await post("/cart", { id, quantity: "2" }, "");
  const cookies = cookiesOf(added);
  const checkout = await (await fetch(`${origin}/checkout`, { headers: { Cookie: cookies } })).text();
  return { cart: /name="cart" value="([^"]+)"/.exec(checkout)?.[1] ?? "", cookies };
}

/** Places a cash-on-delivery order as a browser without script does. */
async function placeOrder({ cart, cookies }: { cart: string; cookies: string }) {
  const address = { fullName: "Asha Kumari", email: "asha@example.com", addressLine1: "12 Gandhi Path" };
  const place = { city: "Patna", state: "Bihar", pincode: "800001", shippingSameAsBilling: "on" };
  const fields = {
    key: randomUUID(),
    step: "3",
    go: "place",
    paymentMethod: "cod",
    cart,
    ...address,
    ...place,
  };
  const placed = await post("/checkout", fields, cookies);
  return { address: placed.headers.get("location") ?? `status ${placed.status}`, cookies: cookiesOf(placed) };
}

const post = (path: string, fields: Record<string, string>, cookies: string): Promise<Response> =>
  fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, Cookie: cookies },
    body: new URLSearchParams(fields),
  });

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

try {
  const begun = performance.now();
  const first = await start();
  say("first npm start", begun);
  const madeAll = sayBusy(first);
  must(
    first.printed().includes(origin) && first.printed().includes("Admin:"),
    "the welcome names address and admin",
  );
  const order = await placeOrder(await firstInCart());
  must(/orderId=JC-\d{13}/.test(order.address), `an order is placed and shown: ${order.address}`);
  await first.stop();

  const again = performance.now();
  const second = await start();
  say("second npm start", again);
  // On a machine that does other work besides, how long it took says nothing.
  const busy = sayBusy(second);
  must(busy < madeAll * mostBusy, `the second start kept a core busy for ${busy.toFixed(1)} s`);
  const kept = await (await fetch(origin + order.address, { headers: { Cookie: order.cookies } })).text();
  must(kept.includes("12 Gandhi Path"), "the order survives the restart");
  await second.stop();
  console.log("1 passed, 0 failed");
} finally {
  for (const group of running) if (isRunning(group)) process.kill(group, "SIGKILL");
  rmSync(copy, { recursive: true, force: true });
}
