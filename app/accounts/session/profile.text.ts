/** Stands in for a name that could not be read. */
export const placeholderText = {
  missing: "User (No Profile)",
  network: "User (Network Error)",
  critical: "User (Critical Exception)",
};
