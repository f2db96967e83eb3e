/**
 * What a form hears whose record somebody else changed after the form was opened; nothing of theirs is
 * overwritten.
 */
export const staleText = {
  message: "Someone else changed this meanwhile. Reload to see it; what you typed is kept below.",
};
