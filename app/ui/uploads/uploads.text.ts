/** A field of pictures. */
export const uploadsText = {
  of: (held: number, most: number) => `(${held} of ${most})`,
  optional: "(optional)",
  picture: (place: number) => `picture ${place}`,
  mostAtOnce: " At most 34MB together with one save.",
  drop: (takesPaste: boolean, isMany: boolean) =>
    `Drop ${takesPaste ? "or paste " : ""}${isMany ? "them" : "it"} here too.`,
  photograph: "Take a photograph",
  underWay: (count: number) => `Sending ${count} ${count === 1 ? "picture" : "pictures"}`,
  unsent: (count: number) =>
    count === 1
      ? "1 picture was not sent. Try again or remove it."
      : `${count} pictures were not sent. Try again or remove them.`,
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  moved: (from: number, to: number) => `Picture ${from} is now picture ${to}`,
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `Removed ${label}`,
  alt: (label: string) => `Alt text of ${label}`,
  altExample: "What the picture shows",
  sending: (name: string | undefined) => `Sending ${name} …`,
  preparing: (name: string | undefined) => `Preparing ${name} …`,
  sendingOf: (label: string) => `Sending ${label}`,
  failed: (name: string | undefined, why: string) => `${name} was not sent. ${why}`,
  tryAgain: "Try again",
  error: "Upload Error",
  lost: (name: string) => `“${name}” could not be sent. Please check the connection and try again.`,
  limit: "Image Limit",
};
