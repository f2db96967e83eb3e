import { data, type EntryContext, RouterContextProvider, redirect, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { documentHandler } from "./document-handler.server.ts";

type Module = Omit<NonNullable<ServerBuild["routes"][string]>["module"], "default">;

/**
 * A shop of one page, `/bags/:slug`, whose document tells what it was given; `fails` makes its rendering
 * fail.
 */
function shopOf(root: Module, page: Module, { fails = false } = {}) {
  const logged: unknown[] = [];
  const render = (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
    const { loaderData, errors } = staticHandlerContext;
    if (fails && !errors) throw new Error("broken while it was rendered");
    return Response.json({ loaderData, errors: errors && Object.keys(errors) }, { status, headers });
  };
  const build: ServerBuild = {
    routes: {
      root: { id: "root", path: "", module: { default: () => null, ...root } },
      page: { id: "page", parentId: "root", path: "bags/:slug", module: { default: () => null, ...page } },
    },
    entry: { module: { default: render, handleError: (error) => void logged.push(error) } },
    assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "1" },
    routeDiscovery: { mode: "lazy", manifestPath: "" },
    ...{ future: {}, ssr: true, isSpaMode: false, prerender: [], publicPath: "/", assetsBuildDirectory: "" },
  };
  const read = (path = "/bags/jhola") =>
    documentHandler(build)(new Request(`http://shop.example${path}`), new RouterContextProvider());
  return { read, logged };
}

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
    {
      loader: () => data("", { headers: { "Set-Cookie": "a=1" } }),
      headers: { "X-Parent": "yes" },
    },
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
