import {
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from "react-router";
import { describe, expect, test } from "vitest";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import { textOf } from "#platform/web/document.server.ts";
import type { Rendering } from "./answer-document.server.ts";
import { requestHandler } from "./request-handler.server.ts";

type Module = Omit<NonNullable<ServerBuild["routes"][string]>["module"], "default">;

/**
 * A shop of one page, `/bags/:slug`, and one endpoint, `/count`, whose documents tell what they were given;
 * `fails` makes their rendering fail.
 */
function shopOf(root: Module, page: Module, { fails = false } = {}) {
  const logged: unknown[] = [];
  const rendering: Rendering = {
    document: (_, { shown: { loaderData, actionData, errors, statusCode: status }, headers }) => {
      if (fails && !errors) throw new Error("broken while it was rendered");
      const told = { loaderData, errors: errors && Object.keys(errors) };
      return Response.json(actionData ? { ...told, actionData } : told, { status, headers });
    },
    failed: (_, error) => void logged.push(error),
  };
  const endpoint = { loader: () => ({ count: 3 }) } as unknown as Module & { default: () => null };
  const routes: ServerBuild["routes"] = {
    root: { id: "root", path: "", module: { default: () => null, ...root } },
    page: { id: "page", parentId: "root", path: "bags/:slug", module: { default: () => null, ...page } },
    area: { id: "area", parentId: "root", path: "area", module: { default: () => null } },
    start: { id: "start", parentId: "area", index: true, module: endpoint },
    count: { id: "count", parentId: "root", path: "count", module: endpoint },
  };
  const answer = requestHandler(routes, rendering);
  const read = (path = "/bags/jhola", init?: RequestInit) =>
    answer(new Request(`http://shop.example${path}`, init), new RouterContextProvider());
  return { read, logged };
}

/** What a form without script and one sent by the client script are. */
const form = { method: "POST", body: new URLSearchParams({ name: "Asha" }) };

const leaving = (): Response => redirect("/login", { headers: { "Set-Cookie": "a=1" } });

const dataIn = (answer: Response): unknown => JSON.parse(textOf(answer) ?? "");

test("a page gets what its routes' loaders answer", async () => {
  const { read } = shopOf(
    { loader: () => "the shop" },
    { loader: ({ params, request }) => [params.slug, new URL(request.url).search] },
  );
  const answer = await read("/bags/jhola?q=a%20b");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    loaderData: { root: "the shop", page: ["jhola", "?q=a%20b"] },
    errors: null,
  });
});

test("a route says its headers knowing its loader's and its parent's, and every cookie is sent once", async () => {
  const { read } = shopOf(
    { loader: () => data("", { headers: { "Set-Cookie": "a=1" } }), headers: { "X-Parent": "yes" } },
    {
      loader: () => data("", { status: 404, headers: { "X-Own": "1", "Set-Cookie": "b=2" } }),
      headers: ({ loaderHeaders, parentHeaders }) => ({
        "X-Told": `${loaderHeaders.get("X-Own")} ${parentHeaders.get("X-Parent")}`,
      }),
    },
  );
  const { status, headers } = await read();
  expect(status).toBe(404);
  expect(headers.get("X-Told")).toBe("1 yes");
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("a page of several loaders is true until the earliest moment that one of them says", async () => {
  const moments = ["2026-11-21T09:00:00Z", "2026-11-20T18:30:00Z"].map((text) => new Date(text));
  const [late, early] = moments;
  const { read } = shopOf(
    { loader: () => data("", { headers: freshUntil(late, undefined) }) },
    { loader: () => data("", { headers: freshUntil(undefined, late, early) }) },
  );
  for (const address of ["/bags/jhola", "/bags/jhola.data"])
    expect((await read(address)).headers.get("x-fresh-until")).toBe("2026-11-20T18:30:00.000Z");
  const lasting = shopOf(
    { loader: () => "" },
    { loader: () => data("", { headers: freshUntil(undefined) }) },
  );
  expect((await lasting.read()).headers.has("x-fresh-until")).toBe(false);
});

test("who is led elsewhere, by a loader or by who stands before it, gets no page", async () => {
  const elsewhere = () => {
    throw redirect("/login", 303);
  };
  for (const page of [{ loader: elsewhere }, { loader: () => "", middleware: [elsewhere] }]) {
    const answer = await shopOf({}, page).read();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login"]);
  }
});

test("who stands before a page may change its answer", async () => {
  const { read } = shopOf(
    {},
    {
      loader: () => "",
      middleware: [
        async (_, next) => {
          const answer = await next();
          answer.headers.set("X-Seen", "yes");
          return answer;
        },
      ],
    },
  );
  expect((await read()).headers.get("X-Seen")).toBe("yes");
});

test.each([
  ["its own boundary", { ErrorBoundary: () => null }, "page"],
  ["the shop's", {}, "root"],
])("what a loader fails with is logged and shown in %s", async (_, page, boundary) => {
  const { read, logged } = shopOf({}, { ...page, loader: () => Promise.reject(new Error("secret")) });
  const answer = await read();
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ errors: [boundary] });
  expect(logged).toEqual([new Error("secret")]);
});

test("a refusal is shown under its status and is no failure", async () => {
  const refuse = () => {
    throw data(null, { status: 403 });
  };
  const { read, logged } = shopOf({}, { loader: refuse });
  const answer = await read();
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ errors: ["root"] });
  expect(logged).toEqual([]);
});

test("what fails while it is rendered is logged and shown as an error", async () => {
  const { read, logged } = shopOf({}, { loader: () => "" }, { fails: true });
  const answer = await read();
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ errors: ["root"] });
  expect(logged).toHaveLength(1);
});

test("a form without script gets the page again, with what became of it and every cookie", async () => {
  const action = async ({ request }: { request: Request }) =>
    data((await request.formData()).get("name"), { status: 422, headers: { "Set-Cookie": "a=1" } });
  const answer = await shopOf({}, { loader: () => "the page", action }).read("/bags/jhola", form);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, ["a=1"]]);
  expect(await answer.json()).toMatchObject({
    loaderData: { page: "the page" },
    actionData: { page: "Asha" },
  });
});

test("an endpoint answers by itself, and refuses what it does not take", async () => {
  const { read, logged } = shopOf({}, {});
  expect(await (await read("/count")).json()).toEqual({ count: 3 });
  expect(await (await read("/area")).json()).toEqual({ count: 3 });
  expect((await read("/count", form)).status).toBe(405);
  expect(logged).toEqual([]);
});

describe("the client script", () => {
  test("gets only what the routes that it names show, as JSON", async () => {
    const { read } = shopOf(
      { loader: () => "the shop" },
      { loader: ({ request }: LoaderFunctionArgs): unknown => request.url },
    );
    const answer = await read("/bags/jhola.data?q=1&_routes=page");
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(dataIn(answer)).toMatchObject({ loaderData: { page: "http://shop.example/bags/jhola?q=1" } });
    expect(textOf(answer)).not.toContain("the shop");
  });

  test("is told how each route failed, under that route", async () => {
    const refuse = () => {
      throw data("gone", { status: 410 });
    };
    const answer = await shopOf({ loader: () => "the shop" }, { loader: refuse }).read("/bags/jhola.data");
    expect(answer.status).toBe(410);
    expect(dataIn(answer)).toMatchObject({
      loaderData: { root: "the shop" },
      errors: { page: { status: 410, data: "gone" } },
    });
  });

  test("learns nothing of a failure but that there was one", async () => {
    const { read, logged } = shopOf({}, { loader: () => Promise.reject(new Error("secret")) });
    const answer = await read("/bags/jhola.data");
    expect([answer.status, textOf(answer)]).toEqual([500, expect.not.stringContaining("secret")]);
    expect(logged).toEqual([new Error("secret")]);
  });

  test("is told what became of a form, and what it changed is asked for again", async () => {
    const action = () => data("saved", { status: 201 });
    const answer = await shopOf({}, { loader: () => "the page", action }).read("/bags/jhola.data", form);
    expect(answer.status).toBe(201);
    expect(dataIn(answer)).toMatchObject({ loaderData: {}, actionData: { page: "saved" } });
  });

  const leadingElsewhere: [who: string, page: Module, sent?: RequestInit][] = [
    ["a loader", { loader: leaving }],
    ["an action", { action: leaving }, form],
    ["who stands before it", { loader: () => "", middleware: [leaving] }],
  ];

  test.each(leadingElsewhere)("is led elsewhere by %s, with its cookies", async (_, page, init) => {
    const answer = await shopOf({}, page).read("/bags/jhola.data", init);
    expect([answer.status, answer.headers.get("Location")]).toEqual([202, null]);
    expect(answer.headers.getSetCookie()).toEqual(["a=1"]);
    expect(dataIn(answer)).toEqual({ redirect: { location: "/login", status: 302 } });
  });
});
