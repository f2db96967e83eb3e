import { describe, expect, test } from "vitest";
import { afterTry, allWorks, outagesOver, type Store, type Writing } from "./outage.ts";
import { WriteWatch } from "./write-watch.server.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 9, minute));
const minuteOf = (moment: Date) => (moment.getTime() - at(0).getTime()) / 60_000;
/** Tries as "minute store how": "1 files fails, 2 files works". */
const writingAfter = (tries: string): Writing =>
  tries.split(", ").reduce((writing, tried) => {
    const [minute, store, how] = tried.split(" ") as [string, Store, string];
    return afterTry(writing, { store, worked: how === "works", at: at(Number(minute)) });
  }, allWorks);

describe("an outage", () => {
  test.each<[string, string, string[], Store[]]>([
    ["none while every try works", "1 database works", [], []],
    ["under way from the first that failed", "1 database fails, 2 database fails", [], ["database"]],
    [
      "over with the first try that works again",
      "1 database fails, 2 database fails, 3 database works, 4 database works",
      ["database 1 to 3"],
      [],
    ],
    ["not told before all works", "1 database fails, 1 files fails, 2 database works", [], ["files"]],
    [
      "of two stores is two",
      "1 database fails, 1 files fails, 2 database works, 5 files works",
      ["database 1 to 2", "files 1 to 5"],
      [],
    ],
    [
      "that comes back is another one",
      "1 files fails, 2 files works, 3 files fails, 4 files works",
      ["files 1 to 2", "files 3 to 4"],
      [],
    ],
  ])("is %s", (_, tries, over, failing) => {
    const writing = writingAfter(tries);
    const told = outagesOver(writing, at(10)).map(
      ({ store, since, until }) => `${store} ${minuteOf(since)} to ${minuteOf(until)}`,
    );
    expect(told).toEqual(over);
    expect([...writing.failingSince.keys()]).toEqual(failing);
  });

  test("is told for a day", () => {
    const writing = writingAfter("1 files fails, 2 files works");
    expect(outagesOver(writing, at(1 + 24 * 60))).toHaveLength(1);
    expect(outagesOver(writing, at(2 + 24 * 60))).toEqual([]);
  });

  test("is one of twenty at most that are remembered, the newest", () => {
    const minutes = Array.from({ length: 25 }, (_, pair) => 2 * pair);
    const tries = minutes.map((minute) => `${minute} files fails, ${minute + 1} files works`);
    const told = outagesOver(writingAfter(tries.join(", ")), at(50));
    expect(told).toHaveLength(20);
    expect(told.at(-1)?.until).toEqual(at(49));
  });
});

describe("the next try is due", () => {
  const second = (seconds: number) => new Date(at(0).getTime() + seconds * 1000);
  const tried = (worked: boolean) => {
    const watch = new WriteWatch();
    watch.begin(second(0));
    watch.note("database", worked, second(0));
    return watch;
  };

  test("at the start, and then every half minute", () => {
    expect(new WriteWatch().isDue(second(0))).toBe(true);
    expect(tried(true).isDue(second(29))).toBe(false);
    expect(tried(true).isDue(second(30))).toBe(true);
  });

  test("at once while something fails, or when a request has failed", () => {
    expect(tried(false).isDue(second(5))).toBe(true);
    const watch = tried(true);
    watch.suspect();
    expect(watch.isDue(second(5))).toBe(true);
    watch.begin(second(5));
    expect(watch.isDue(second(10))).toBe(false);
  });

  test("when the clock was set back", () => expect(tried(true).isDue(second(-3600))).toBe(true));
});
