export const connectionsText = {
  title: "Connections",
  note: "What other programs read of the shop, and are told of it. What everybody sees, they read without a key.",
} as const;
