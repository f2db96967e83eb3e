/** Money as the storefront writes it: ₹1,234, in the display face. Sized by `className`. */
export function Figures({ text, className = "" }: { text: string; className?: string }) {
  const [sign = "", figures = ""] = splitSign(text);
  return (
    <span className={`figures ${className}`}>
      <span className="mr-[0.07em]">{sign}</span>
      {figures}
    </span>
  );
}

/** Eczar sets ₹ tight against the first figure; the sign stands in its own span to get air. */
function splitSign(text: string): [string, string] {
  const end = text.indexOf("₹") + 1;
  return [text.slice(0, end), text.slice(end)];
}
