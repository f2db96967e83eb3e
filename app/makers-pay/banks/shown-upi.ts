/** A UPI ID's signs as they are kept to be shown; one from before has its last four alone. */
export const shownUpi = (signs: string): string => (signs.includes("…") ? signs : `… ${signs}`);
