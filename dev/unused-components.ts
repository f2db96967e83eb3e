import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\//;
const debugName = /^\w+\.displayName = "[^"]*";$/gm;
const made = /^(const \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * React Router names its components for debuggers and makes some by calls, and a bundler keeps whatever is
 * written to or may act. Told that neither does anything else, it leaves out components that no page uses.
 */
export function unusedComponents(): Plugin {
  return {
    name: "unused-components",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) => (router.test(id) ? { code: withoutDebugNames(code), map: null } : null),
  };
}

export const withoutDebugNames = (code: string): string =>
  code.replace(debugName, "").replace(made, "$1/* @__PURE__ */ ");
