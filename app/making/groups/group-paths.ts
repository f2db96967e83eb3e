import { makersHome } from "../makers/maker-paths.ts";

export const groupsPath = `${makersHome}/groups`;

/** The form of a group; of a new one without an id. */
export const groupPath = (id = "new"): string => `${groupsPath}/${encodeURIComponent(id)}`;
