/**
 * What the shop keeps in English whoever brings it about: notes of an order's history, and why a parcel or a
 * refund came to nothing. As the one who looks reads it; what a courier or a payment service says stays as it
 * came.
 */
export const keptText = { said: (kept: string): string => kept };
