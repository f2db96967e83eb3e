import { grouped } from "./text/grouped.ts";

/** Why files were not taken, as their owner reads it. */
export const uploadText = {
  name: (name: string) => (name ? `“${name}”` : "This file"),
  and: (names: readonly string[]) => listed(names, "and"),
  or: (names: readonly string[]) => listed(names, "or"),
  manyBytes: (files: string, many: boolean, megabytes: number) =>
    `${files} ${many ? "are" : "is"} larger than ${megabytes}MB. ${smaller(many)}`,
  large: (files: string, many: boolean) =>
    `${files} ${many ? "have" : "has"} more than 40 million pixels. ${smaller(many)}`,
  long: (files: string, many: boolean, most: number) =>
    `${files} ${many ? "are" : "is"} more than ${grouped(most)} pixels wide or high. ${smaller(many)}`,
  slow: (files: string, many: boolean) =>
    `${files} ${many ? "take" : "takes"} too long to be read. ${smaller(many)}`,
  unreadable: (files: string, many: boolean, kinds: string) =>
    `${files} ${many ? "are" : "is"} no ${kinds} ${many ? "pictures" : "picture"} that can be read.`,
  tooMany: (room: number, most: number) => `You can only upload ${room} more image(s). Max ${most} total.`,
};

const smaller = (many: boolean): string =>
  `Please choose ${many ? "smaller pictures" : "a smaller picture"}.`;

const listed = (names: readonly string[], last: string): string =>
  names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
