const counted = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? "" : "s"}`;

export const returnTimesText = { days: counted("day"), hours: counted("hour") };
