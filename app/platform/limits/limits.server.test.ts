import { expect, test, vi } from "vitest";
import { senderBlock } from "./rate-limit.db.server.ts";
import { Turns, TurnsOfNetworks } from "./turns.server.ts";

/** A page that is made when the test says so. */
function slowPage() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const make = vi.fn(() => promise);
  return { make, finish: () => resolve("page") };
}

test("so many are made at once, so many wait in the order of their coming, the others are told to come again", async () => {
  const turns = new Turns({ atOnce: 1, most: 2, longest: 60_000 });
  const pages = [slowPage(), slowPage(), slowPage(), slowPage()];
  const asked = pages.map(({ make }) => turns.take(make));
  expect(await asked[3]).toBeUndefined();
  expect(pages.map(({ make }) => make.mock.calls.length)).toEqual([1, 0, 0, 0]);
  pages[0]?.finish();
  expect(await asked[0]).toBe("page");
  await vi.waitFor(() => expect(pages[1]?.make).toHaveBeenCalled());
  expect(pages[2]?.make).not.toHaveBeenCalled();
  for (const { finish } of pages) finish();
  expect(await Promise.all(asked.slice(0, 3))).toEqual(["page", "page", "page"]);
  expect(await turns.take(async () => "free again")).toBe("free again");
});

test("nobody waits longer than that, and a turn that comes too late goes to the next", async () => {
  const turns = new Turns({ atOnce: 1, most: 5, longest: 1 });
  const first = slowPage();
  const made = turns.take(first.make);
  expect(await turns.take(async () => "never")).toBeUndefined();
  first.finish();
  await made;
  expect(await turns.take(async () => "next")).toBe("next");
});

test("a failure gives its turn on", async () => {
  const turns = new Turns({ atOnce: 1, most: 1, longest: 60_000 });
  await expect(turns.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns.take(async () => "next")).toBe("next");
});

test("a network has so much open at most, and others as much", async () => {
  const turns = new TurnsOfNetworks(2);
  const { promise: opened, resolve: open } = Promise.withResolvers<string>();
  const slow = () => opened;
  const begun = ["2001:db8::1", "2001:db8::2", "203.0.113.7"].map((address) => turns.take(address, slow));
  expect(await turns.take("2001:db8::3", async () => "one more")).toBeUndefined();
  open("done");
  expect(await Promise.all(begun)).toEqual(["done", "done", "done"]);
  expect(await turns.take("2001:db8::3", async () => "once they are done")).toBe("once they are done");
});

test("a failure gives its place back", async () => {
  const turns = new TurnsOfNetworks(1);
  const broken = () => Promise.reject(new Error("broken"));
  await expect(turns.take("203.0.113.7", broken)).rejects.toThrow("broken");
  expect(await turns.take("203.0.113.7", async () => "next")).toBe("next");
});

test.each([
  { address: "203.0.113.7", block: "203.0.113.7" },
  { address: "2001:db8:1:2:3:4:5:6", block: "2001:db8:1:2::/64" },
  { address: "2001:db8:1:2::1", block: "2001:db8:1:2::/64" },
  { address: "2001:0DB8:0001:0002::ffff", block: "2001:db8:1:2::/64" },
  { address: "2001:db8::1", block: "2001:db8:0:0::/64" },
  { address: "::1", block: "0:0:0:0::/64" },
  { address: "fe80::1%eth0", block: "fe80:0:0:0::/64" },
  { address: "", block: "" },
])("$address counts as $block", ({ address, block }) => expect(senderBlock(address)).toBe(block));
