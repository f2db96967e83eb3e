/** What stands in for a picture that cannot be shown. */
export const fallbackPicture = "/fallback.svg";
