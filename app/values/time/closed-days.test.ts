import { expect, test } from "vitest";
import { readClosedDays } from "./closed-days.ts";

const daysOf = (text: string) => {
  const read = readClosedDays(text);
  return read.ok ? [...read.days] : `no day: ${read.line}`;
};

test.each([
  ["", []],
  [" \n\n ", []],
  ["26 January", ["01-26"]],
  ["26 jan; 15 Aug", ["01-26", "08-15"]],
  ["29 February", ["02-29"]],
  ["14 November 2026", ["2026-11-14"]],
  ["14th Nov 2026\n14/11/2026\n2026-11-14", ["2026-11-14"]],
  ["30 December 2026 to 2 January 2027", ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]],
  ["14 November 2026 - 14 November 2026", ["2026-11-14"]],
])("%j closes %j", (text, days) => expect(daysOf(text)).toEqual(days));

test.each([
  ["26 January\n32 March", "32 March"],
  ["31 April 2026", "31 April 2026"],
  ["29 February 2026", "29 February 2026"],
  ["Diwali", "Diwali"],
  ["26 Janvier", "26 Janvier"],
  ["26 J", "26 J"],
  ["01-26", "01-26"],
  ["18 October to 24 October", "18 October to 24 October"],
  ["24 October 2026 to 18 October 2026", "24 October 2026 to 18 October 2026"],
  ["1 January 2026 to 31 December 2026", "1 January 2026 to 31 December 2026"],
  ["1 May 2026 to 2 May 2026 to 3 May 2026", "1 May 2026 to 2 May 2026 to 3 May 2026"],
  ["15 August 9999", "15 August 9999"],
])("%j is refused for %j", (text, line) => expect(daysOf(text)).toBe(`no day: ${line}`));
