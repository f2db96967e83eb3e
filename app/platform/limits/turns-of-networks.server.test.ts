import { expect, test } from "vitest";
import { TurnsOfNetworks } from "./turns-of-networks.server.ts";

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
