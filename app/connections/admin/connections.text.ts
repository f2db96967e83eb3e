export const connectionsPath = "/admin/dashboard/connections";

export const connectionsText = {
  title: "Connections",
  note: "What other programs read of the shop. What everybody sees, they read without a key.",
} as const;
