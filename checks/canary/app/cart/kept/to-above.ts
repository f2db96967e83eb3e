// Planted on purpose: a folder that imports one above it in its room.
import { pageTitle } from "../page/title.ts";

export const keptTitle = pageTitle;
