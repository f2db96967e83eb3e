/** What a line names, separated by commas. */
export const namesInLine = (line: string): string[] =>
  line
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const isNamed = (line: string, name: string): boolean =>
  namesInLine(line).some((each) => isSame(each, name));

/** The same line with a name at its end, or without it where it has it. */
export const withOrWithout = (line: string, name: string): string => {
  const others = namesInLine(line).filter((each) => !isSame(each, name));
  return [...others, ...(isNamed(line, name) ? [] : [name])].join(", ");
};
