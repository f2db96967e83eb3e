export const drawn = "drawn";
