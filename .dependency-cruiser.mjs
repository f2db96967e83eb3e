import { floors, foldersOf } from "./checks/floors.ts";

const room = (name) => `(^|/)app/${name}/`;

const isTop = (rooms, level) => level === floors.length - 1 && rooms.length === 1;

const climbing = floors.flatMap((rooms, level) =>
  // A single room at the top may import whatever stands below it.
  (isTop(rooms, level) ? [] : rooms).map((name) => ({
    name: `${name}-imports-only-down`,
    comment: `${name}/ stands on floor ${level}: it may import its own files and the floors below.`,
    severity: "error",
    from: { path: room(name) },
    to: {
      path: floors
        .slice(level)
        .flat()
        .filter((other) => other !== name)
        .map(room),
    },
  })),
);

const climbingInside = Object.entries(foldersOf)
  .flatMap(([name, levels]) =>
    levels.flatMap((folders, level) =>
      folders.map((folder) => ({
        name: `${name}-${folder}-imports-only-down`,
        comment: `${name}/${folder}/ may import what stands before it in checks/floors.ts, and the room's own files.`,
        severity: "error",
        from: { path: room(`${name}/${folder}`), pathNot: "\\.test\\.tsx?$" },
        to: {
          path: levels
            .slice(level)
            .flat()
            .filter((other) => other !== folder)
            .map((other) => room(`${name}/${other}`)),
        },
      })),
    ),
  )
  .filter(({ to }) => to.path.length > 0);

export default {
  forbidden: [
    ...climbing,
    ...climbingInside,
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "values-import-nothing",
      severity: "error",
      from: { path: room("values"), pathNot: "\\.test\\.ts$" },
      to: { pathNot: room("values") },
    },
    {
      name: "nobody-imports-the-roots",
      comment: "What stands in app/ itself puts the rooms together; no room knows of it.",
      severity: "error",
      from: { path: room("[^/]+"), pathNot: "\\.test\\.tsx?$" },
      to: { path: "(^|/)app/[^/]+\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nobody-imports-a-page",
      comment: "Pages, layouts and endpoints are reached by their address only.",
      severity: "error",
      from: { path: "(^|/)app/" },
      to: { path: "\\.(page|layout|endpoint)\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "views-and-rules-stay-off-the-server",
      comment:
        "What the browser loads must not reach a .server file; only pages and endpoints (their loaders, actions) and server files may.",
      severity: "error",
      from: {
        path: "(^|/)app/[^/]+/",
        pathNot: "\\.(server|page|layout|endpoint|test|setup)\\.tsx?$|\\.email\\.tsx$",
      },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-shop-does-not-know-its-tools",
      severity: "error",
      from: { path: "(^|/)app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(db|demo|dev|tests|bench|checks)/" },
    },
    {
      name: "the-demo-is-handed-the-shop",
      comment: "Its acts by the loader; shop.ts names their types, and pictures/pipeline.ts what draws.",
      severity: "error",
      from: {
        path: "^(checks/canary/)?demo/",
        pathNot: "demo/(shop|pictures/pipeline)\\.ts$|\\.test\\.ts$",
      },
      to: { path: "(^|/)app/" },
    },
    {
      name: "the-demo-names-types-alone",
      severity: "error",
      from: { path: "^(checks/canary/)?demo/shop\\.ts$" },
      to: { dependencyTypesNot: ["type-only"] },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\+types/|virtual:|^\\./build/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "module-sync", "development", "node", "default", "types"],
    },
  },
};
