/** The job that fetches them. */
export const importPicturesJobName = "import-pictures";

export const importPicturesPath = "/admin/dashboard/products/import/pictures";

/** Tried so often before its owner is told. */
export const mostTries = 4;

/** So long after a try that came to nothing the next one waits, in seconds. */
export const waitAfter = (tries: number): number => 30 * 4 ** (tries - 1);
