/** The job that looks for pictures on other machines and fetches them. */
export const foreignPicturesJobName = "foreign-pictures";

/** What may have one. */
export type PictureKind = "product" | "post" | "artisan";
