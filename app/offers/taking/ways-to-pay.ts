/** The ways in which an order of the owner's is paid. */
export const waysToPay = ["link", "bank", "upi", "cash"] as const;
export type WayToPay = (typeof waysToPay)[number];
