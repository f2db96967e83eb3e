import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { freePort } from "../../tests/running-shop.ts";
import { paymentProgram } from "../razorpay-simulator/program.ts";
import { startSimulatorChild } from "./start-child.ts";

const razorpay = { keyId: "rzp_test_x", keySecret: "secret", webhookSecret: "hook" };
const programIn = (dataDir: string) =>
  paymentProgram({ host: "127.0.0.1", port: 1, seed: "empty", dataDir, razorpay });

const children = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number);

// Which child is the simulator is read from the kernel's own list.
test.skipIf(process.platform !== "linux")("a simulator that fell is started again at its port", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-simulator-"));
  const before = children();
  const simulator = await startSimulatorChild(programIn(dataDir), 0, true);
  const answers = () =>
    fetch(`http://127.0.0.1:${simulator.port}/sim/log`).then(
      ({ ok }) => ok,
      () => false,
    );
  await simulator.listening;
  expect(await answers()).toBe(true);
  for (const pid of children().filter((child) => !before.includes(child))) process.kill(pid, "SIGKILL");
  await expect.poll(answers).toBe(false);
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  expect(said).toHaveBeenCalledWith("The payment simulator fell over and is started again.");
  await simulator.stop();
  expect(await answers()).toBe(false);
  said.mockRestore();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a port that is taken, and that nobody insists on, is another one", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const simPort = typeof address === "object" && address ? address.port : 0;
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-simulator-"));
  const simulator = await startSimulatorChild(programIn(dataDir), simPort, true);
  await simulator.listening;
  expect(simulator.port).not.toBe(simPort);
  expect((await fetch(`http://127.0.0.1:${simulator.port}/sim/log`)).ok).toBe(true);
  await simulator.stop();
  other.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("one whose shop has gone before it listens ends too, without a word", async () => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port) };
  const shop = `
    const { startSimulatorChild } = await import("./dev/simulator/start-child.ts");
    const { paymentProgram } = await import("./dev/razorpay-simulator/program.ts");
    const razorpay = { keyId: "rzp_test_x", keySecret: "s", webhookSecret: "h" };
    const shop = { host: "127.0.0.1", port: 1, seed: "empty", dataDir: ${JSON.stringify(tmpdir())}, razorpay };
    await startSimulatorChild(paymentProgram(shop), Number(process.env.PORT), true);
    process.exit(1);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", shop], { env });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)));
  // Not before the simulator has closed what it inherited.
  await once(child, "close");
  expect(said.join("")).toBe("");
  await expect(fetch(`http://127.0.0.1:${port}/sim/log`)).rejects.toThrow();
});
