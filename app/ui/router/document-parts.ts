import { Links as FrameworkLinks, Scripts as FrameworkScripts } from "react-router";

// On the server they write the document's stylesheets, icons and scripts. In the browser's built program there is nothing
// left to write: these are the same on every page, and the scripts run already.
const isBuiltProgram = import.meta.env.PROD && !import.meta.env.SSR;

export const Links = isBuiltProgram ? Nothing : FrameworkLinks;
export const Scripts = isBuiltProgram ? Nothing : FrameworkScripts;

function Nothing() {
  return null;
}
