/** The page, and as far as its worker reaches. */
export const stallPath = "/stall";

/** In which of the browser's caches the pictures of a list lie: the page fills it, the worker reads it. */
export const pictureCache = "stall-pictures";
