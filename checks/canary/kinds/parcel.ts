type Kind = "sent" | "lost" | "back";
type Parcel = { kind: "sent"; at: Date } | { kind: "lost" } | { kind: "back"; at: Date };

export const inTernary = (kind: Kind): string => (kind === "sent" ? "On its way" : "Here");

export function inElse(kind: Kind | undefined): string {
  let said = "";
  if (kind === "lost") said = "Lost";
  else said = "Here";
  return said;
}

export function inPair({ kind }: { kind: Kind }): string {
  if (kind !== "lost") return "Here";
  return "Lost";
}

export const ofTwo = (kind: "discount" | "fee"): string => (kind === "fee" ? "+" : "-");

export const hasFacts = (method: "razorpay" | "cod"): boolean => method === "cod";

export function told(parcel: Parcel, kind: Kind, either: "in" | "out"): unknown[] {
  return [
    kind === "sent",
    kind === "sent" ? "On its way" : undefined,
    kind === "sent" ? "On its way" : kind === "lost" ? "Lost" : "Back",
    kind === "sent" || kind === "back" ? "Seen" : "Lost",
    parcel.kind === "lost" ? "never" : parcel.at,
    either === "in" ? 1 : 2,
    typeof kind === "string" ? kind : 3,
  ];
}
