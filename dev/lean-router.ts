import { resolve } from "node:path";
import type { Plugin } from "vite";

const ofRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const instrumentation = /\/instrumentation\.js$/;
const displayName = /^\w+\.displayName = "\w+";$/gm;
const component = /^const \w+ = (?=React\$1\.forwardRef\()/gm;

/**
 * Leaves out of the browser's build what of React Router the shop never uses there: its instrumentation, and
 * components that only the name written on them keeps in. Fails the build when a new version of it has
 * neither.
 */
export function leanRouter(): Plugin {
  const met = { instrumentation: false, names: false };
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!importer || !ofRouter.test(importer) || !instrumentation.test(source)) return null;
      met.instrumentation = true;
      return resolve("app/rendering/no-instrumentation.ts");
    },
    transform(code, id) {
      if (!ofRouter.test(id)) return null;
      const lean = code.replaceAll(displayName, "").replaceAll(component, "$&/* @__PURE__ */ ");
      met.names ||= lean !== code;
      return { code: lean, map: null };
    },
    buildEnd(failure) {
      if (!failure && !(met.instrumentation && met.names))
        throw new Error("React Router has changed its files");
    },
  };
}
