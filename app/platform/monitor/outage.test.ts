import { describe, expect, test } from "vitest";
import { afterTry, allWorks, outagesOver, type Store, type Writing } from "./outage.ts";
import { WriteWatch } from "./write-watch.server.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 9, minute));
const fails = (minute: number, store: Store) => ({ store, worked: false, at: at(minute) });
const works = (minute: number, store: Store) => ({ ...fails(minute, store), worked: true });
const lasted = (store: Store, since: number, until: number) => ({
  store,
  since: at(since),
  until: at(until),
});
type Try = ReturnType<typeof fails>;
const writingAfter = (tries: Try[]): Writing => tries.reduce(afterTry, allWorks);

describe("an outage", () => {
  test.each<[string, Try[], ReturnType<typeof lasted>[], Store[]]>([
    ["none while every try works", [works(1, "database")], [], []],
    ["under way from the first that failed", [fails(1, "database"), fails(2, "database")], [], ["database"]],
    [
      "over with the first try that works again",
      [fails(1, "database"), fails(2, "database"), works(3, "database"), works(4, "database")],
      [lasted("database", 1, 3)],
      [],
    ],
    ["not before all works", [fails(1, "database"), fails(1, "files"), works(2, "database")], [], ["files"]],
    [
      "of two stores is two",
      [fails(1, "database"), fails(1, "files"), works(2, "database"), works(5, "files")],
      [lasted("database", 1, 2), lasted("files", 1, 5)],
      [],
    ],
    [
      "that comes back is another one",
      [fails(1, "files"), works(2, "files"), fails(3, "files"), works(4, "files")],
      [lasted("files", 1, 2), lasted("files", 3, 4)],
      [],
    ],
  ])("is %s", (_, tries, over, failing) => {
    const writing = writingAfter(tries);
    expect(outagesOver(writing, at(10))).toEqual(over);
    expect([...writing.failingSince.keys()]).toEqual(failing);
  });

  test("is told for a day", () => {
    const writing = writingAfter([fails(1, "files"), works(2, "files")]);
    expect(outagesOver(writing, at(1 + 24 * 60))).toHaveLength(1);
    expect(outagesOver(writing, at(2 + 24 * 60))).toEqual([]);
  });

  test("is one of twenty at most that are remembered, the newest", () => {
    const flapping = Array.from({ length: 25 }, (_, pair) => [
      fails(2 * pair, "files"),
      works(2 * pair + 1, "files"),
    ]);
    const told = outagesOver(writingAfter(flapping.flat()), at(50));
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
