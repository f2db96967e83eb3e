export const messageStatuses = ["Pending", "Contacted", "Resolved", "Spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];
