import { expect, it } from "vitest";
import type { Session } from "#accounts/session/session.ts";
import {
  accountTitle,
  cartName,
  hasOwnSearch,
  isCurrentLink,
  joinLinks,
  legalLinks,
  userLinks,
} from "./navigation.ts";

const signedIn = (role: "user" | "admin"): Session => ({
  status: "known",
  user: { name: "Rekha", email: "rekha@shop.example", role },
});

it.each([
  ["/", "/", true],
  ["/", "/shop", false],
  ["/shop", "/shop", true],
  ["/shop", "/shop/kohbar-lotus-tote", true],
  ["/shop", "/shopping", false],
  ["/blog", "/", false],
  ["/dashboard/my-orders", "/dashboard/my-orders/1", true],
])("the link %s is current on the page %s: %s", (link, path, current) =>
  expect(isCurrentLink(link, path)).toBe(current),
);

it.each([
  ["unknown", { status: "loading" }, []],
  ["nobody", { status: "known", user: null }, ["Login / Signup", "Admin Login"]],
  ["an admin", signedIn("admin"), ["Admin Dashboard"]],
  ["a customer", signedIn("user"), ["My Orders"]],
] satisfies [string, Session, string[]][])("links that depend on who is signed in %s", (_, session, labels) =>
  expect(userLinks(session).map(({ label }) => label)).toEqual(labels),
);

it("keeps each target once, in the order of its first mention", () => {
  const links = joinLinks(
    [
      { to: "/a", label: "A" },
      { to: "/b", label: "B" },
    ],
    [
      { to: "/a", label: "Again" },
      { to: "/c", label: "C" },
    ],
  );
  expect(links.map(({ label }) => label)).toEqual(["A", "B", "C"]);
});

it("names the cart with its number of items", () =>
  expect([0, 1, 3].map(cartName)).toEqual(["Cart", "Cart, 1 item", "Cart, 3 items"]));

it("hides the header's search on the catalogue's pages", () =>
  expect(["/shop", "/shop/a-tote", "/", "/cart"].map(hasOwnSearch)).toEqual([true, false, false, false]));

it.each([
  [undefined, ["/privacy", "/terms", "/shipping", "/returns"]],
  [
    ["privacy", "returns"],
    ["/privacy", "/returns"],
  ],
  [[], []],
])("of the legal texts %j leads to %j", (written, paths) =>
  expect(legalLinks(written).map(({ to }) => to)).toEqual(paths),
);

it("titles the user menu by the e-mail's first part", () =>
  expect(accountTitle("rekha.jha@shop.example")).toBe("My Account (rekha.jha)"));
