import { isRouteErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { outcomeOf, type ServerAnswer, shownBy } from "./server-answer.ts";

const answer = (parts: Partial<ServerAnswer>): ServerAnswer => ({
  status: 200,
  headers: new Headers(),
  ...parts,
});

const caught = (work: () => unknown): unknown => {
  try {
    return { returned: work() };
  } catch (thrown) {
    return thrown;
  }
};

describe("a route's part of the server's answer", () => {
  it("is what it shows, also when that is nothing", () => {
    const shown = answer({ loaderData: { page: { name: "Bag" }, root: null } });
    expect(shownBy(shown, "page", ["root", "page"])).toEqual({ name: "Bag" });
    expect(shownBy(shown, "root", ["root", "page"])).toBeNull();
  });

  it("is its own error, or the one above it that kept the server from it", () => {
    const own = new Error("own");
    const above = new Error("above");
    const ownFailed = answer({ loaderData: {}, errors: { page: own, root: above } });
    expect(caught(() => shownBy(ownFailed, "page", ["root", "page"]))).toBe(own);
    const aboveFailed = answer({ loaderData: {}, errors: { root: above } });
    expect(caught(() => shownBy(aboveFailed, "page", ["root", "page"]))).toBe(above);
  });

  it("is not the error of another route, where it was answered itself", () => {
    const mixed = answer({ loaderData: { root: "shop" }, errors: { page: new Error("own") } });
    expect(shownBy(mixed, "root", ["root", "page"])).toBe("shop");
  });

  it("is a failure when the server told nothing of it", () =>
    expect(caught(() => shownBy(answer({}), "page", ["page"]))).toBeInstanceOf(Error));

  it("leads elsewhere when the server does, with what its answer said beside it", () => {
    const headers = new Headers({ "X-Beside": "yes" });
    const led = answer({ headers, redirect: { location: "/login", status: 303 } });
    const thrown = caught(() => shownBy(led, "page", ["page"]));
    expect(thrown).toBeInstanceOf(Response);
    if (!(thrown instanceof Response)) return;
    const { status } = thrown;
    expect([status, thrown.headers.get("Location"), thrown.headers.get("X-Beside")]).toEqual([
      303,
      "/login",
      "yes",
    ]);
  });
});

describe("what became of a form", () => {
  it("is what its route said", () =>
    expect(outcomeOf(answer({ actionData: { page: "saved" } }), "page")).toBe("saved"));

  it("is the error that stopped it", () => {
    const refused = { status: 403, statusText: "", internal: false, data: null };
    const thrown = caught(() => outcomeOf(answer({ errors: { page: refused } }), "page"));
    expect(isRouteErrorResponse(thrown)).toBe(true);
  });
});
