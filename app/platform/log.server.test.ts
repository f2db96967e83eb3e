import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { failureFacts, loggedAs, openLog } from "./log.server.ts";

function logged(write: (log: ReturnType<typeof openLog>) => unknown) {
  const lines: string[] = [];
  write(openLog("info", { write: (line) => lines.push(line) }));
  return lines;
}

const detail = "Key (email)=(asha@example.com) already exists.";
const quoting = () =>
  Object.assign(new Error('duplicate key: "asha@example.com"'), { code: "23505", detail });

test.each([
  ["an error by any name", (log: ReturnType<typeof openLog>) => log.error({ error: quoting() }, "failed")],
  ["an error alone", (log: ReturnType<typeof openLog>) => log.error(quoting())],
  ["a stack", (log: ReturnType<typeof openLog>) => log.error({ stack: quoting().stack }, "failed")],
  ["an error's facts", (log: ReturnType<typeof openLog>) => log.error(failureFacts(quoting()), "failed")],
])("what an error quotes is not logged: %s", (_, write) => {
  const [line = ""] = logged(write);
  expect(line).not.toContain("asha@example.com");
  expect(line).toContain("log.server.test.ts");
  expect(JSON.parse(line)).toMatchObject({ level: "error" });
});

test("the code of an error is told", () => {
  expect(failureFacts(quoting())).toMatchObject({ kind: "Error", code: "23505" });
  expect(failureFacts("asha@example.com")).toEqual({ kind: "string" });
});

test("each line names the request or job that it belongs to", async () => {
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => lines.push(line) });
  await Promise.all([
    loggedAs({ requestId: "one" }, async () => {
      await pause(1);
      log.info({ count: 1 }, "first");
    }),
    loggedAs({ job: "sweep" }, async () => log.info("second")),
  ]);
  log.info("third");
  const found = lines.map((line) => JSON.parse(line));
  const owners = found.map(({ requestId, job, msg }) => `${msg}: ${requestId ?? job}`);
  expect(owners.sort()).toEqual(["first: one", "second: sweep", "third: undefined"]);
});
