import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** On a busy machine the log of all shapes takes its time. */
const patience = 120_000;

/** How often V8 made the shape of a tick in a process that collects garbage between ticks. */
function shapesMade(way: string): number {
  const flags = [
    "--expose-gc",
    "--log-maps",
    "--no-log-maps-details",
    "--logfile=-",
    "--no-logfile-per-isolate",
  ];
  const log = execFileSync(process.execPath, [...flags, "tests/tick-shapes.ts", way], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const isOfTicks = (line: string) =>
    line.startsWith("map,Transition,") && line.includes('symbol("trigger_async_id_symbol"');
  return log.split("\n").filter(isOfTicks).length;
}

test(
  "all ticks of a process have one shape, however often garbage is collected between them",
  () => {
    expect(shapesMade("held")).toBe(1);
  },
  patience,
);

test(
  "without that they don't: once a later V8 makes this one fail, no tick need be held any more",
  () => {
    expect(shapesMade("as it comes")).toBeGreaterThan(1);
  },
  patience,
);
