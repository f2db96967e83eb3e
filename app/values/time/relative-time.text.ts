import { grouped } from "../text/grouped.ts";

const ago = (unit: string) => (count: number) => `${grouped(count)} ${unit}${count === 1 ? "" : "s"} ago`;

export const agoText = { day: ago("day"), hour: ago("hour"), minute: ago("minute"), second: ago("second") };
