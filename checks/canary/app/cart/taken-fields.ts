// A record whose fields lie in the table of another room.
export const records = {
  table: "reviews",
} as const;
