import { twoStepText as text } from "./two-step.text.ts";

/** Recovery codes, which are shown this once. */
export function ShownCodes({ why, codes }: { why: "on" | "codes"; codes: readonly string[] }) {
  const words = why === "on" ? text.turnedOn : text.madeCodes;
  return (
    <div role="status" className="grid max-w-measure gap-3 frame-double p-4">
      <strong>{words.title}</strong>
      <p className="text-sm">{words.text}</p>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
