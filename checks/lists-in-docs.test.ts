import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alertText } from "#admin/alerts/alerts.text.ts";
import { environment } from "#platform/config/environment.server.ts";
import { floors } from "./floors.ts";

// Lists that the pages, and files in deploy/, give of what the code has: nothing is missing, and nothing is
// there that is gone.

const page = (path: string) => readFileSync(path, "utf8");
const setting = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g;

test("docs/settings.md has a row for each setting, once, and for nothing else", () => {
  const rows = [...page("docs/settings.md").matchAll(/^\| (`[A-Z].*?) \|/gm)];
  const named = rows.flatMap(([, first = ""]) => Array.from(first.matchAll(setting), ([, name]) => name));
  expect(named.sort()).toEqual(Object.keys(environment.shape).sort());
});

test("deploy/shop.env.example names settings alone", () => {
  const named = Array.from(
    page("deploy/shop.env.example").matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm),
    ([, name]) => name,
  );
  expect(named.filter((name = "") => !(name in environment.shape))).toEqual([]);
});

test("docs/architecture.md has the floors of checks/floors.ts", () => {
  const rows = [...page("docs/architecture.md").matchAll(/^\| (\d+|ground) \| (.+) \|$/gm)];
  const told = rows.map(([, floor = "", rooms = ""]) => [
    floor === "ground" ? 0 : Number(floor),
    Array.from(rooms.replaceAll(/\([^()]*\)/g, "").matchAll(/`([a-z-]+)`/g), ([, room]) => room).sort(),
  ]);
  expect(told.reverse()).toEqual(floors.map((rooms, floor) => [floor, rooms.toSorted()]));
});

test("docs/operation.md says what each alert means", () => {
  const titles = Object.values(alertText).flatMap((text) => ("title" in text ? [text.title] : []));
  const rows = page("docs/operation.md").matchAll(/^\| ([A-Z][^|`]+) \| .+ \| .+ \|$/gm);
  const told = Array.from(rows, ([, title]) => title);
  expect(titles.filter((title) => !told.includes(title))).toEqual([]);
});

test.each(["Caddyfile", "Caddyfile.compose", "Caddyfile.copies", "nginx.conf"])(
  "deploy/%s logs no token that an address has in its path",
  (name) => {
    const [, leftOut = ""] = /\/\(\?:([a-z|]+)\)\/\)/.exec(page(`deploy/${name}`)) ?? [];
    const routes = page("app/routes.ts").matchAll(/"(?:[^"]*\/)?([a-z-]+)\/:token\b/g);
    const withToken = Array.from(routes, ([, folder]) => folder);
    expect(leftOut.split("|")).toEqual([...new Set(withToken)].sort());
  },
);
