import { expect, test } from "vitest";
import { clientScript } from "./client-script.server.ts";

const route = (id: string, imports: string[], css?: string[]) => ({
  id,
  css,
  module: `/assets/${id}.js`,
  imports,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  hasClientMiddleware: false,
});

const assets = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
  url: "",
  version: "1",
  routes: {
    root: route("root", ["/assets/react.js", "/assets/shop.js"], ["/assets/root.css"]),
    home: route("home", ["/assets/shop.js"], ["/assets/home.css", "/assets/root.css"]),
    about: route("about", [], ["/assets/about.css"]),
  },
};

const script = clientScript(assets, "/assets/routes.js", ["root", "home"]);

test("each file is asked for once, and only those of the page's routes", () =>
  expect(script.modules).toEqual([
    "/assets/entry.js",
    "/assets/routes.js",
    "/assets/react.js",
    "/assets/root.js",
    "/assets/shop.js",
    "/assets/home.js",
  ]));

test("each stylesheet is named once, and only those of the page's routes", () =>
  expect(script.styles).toEqual(["/assets/root.css", "/assets/home.css"]));

test("the same routes come with the map that is asked for", () =>
  expect(clientScript(assets, "/assets/other.js", ["root", "home"]).text).toContain(
    'from "/assets/other.js"',
  ));

test("from another address comes all that the script is made of", () => {
  const far = clientScript(assets, "/assets/routes.js", ["root", "home"], "https://cdn.example");
  expect(far.modules).toEqual(script.modules.map((path) => `https://cdn.example${path}`));
  expect(far.text).toBe(script.text.replaceAll('"/assets/', '"https://cdn.example/assets/'));
  expect(clientScript(assets, "/assets/routes.js", ["root", "home"])).toEqual(script);
});

test("the first module brings the page's routes and starts the client script", () => {
  expect(script.text).toMatch(
    /^import \* as route0 from "\/assets\/root\.js";import \* as route1 from "\/assets\/home\.js";/,
  );
  expect(script.text).toContain('import {routes} from "/assets/routes.js";');
  expect(script.text).toContain('import {startShop} from "/assets/entry.js";');
  expect(script.text.endsWith('startShop(routes,{"root":route0,"home":route1});')).toBe(true);
  expect(script.text).not.toContain("about");
});
