/** The job that fetches them. */
export const importPicturesJobName = "import-pictures";

export const importPicturesPath = "/admin/dashboard/products/import/pictures";
