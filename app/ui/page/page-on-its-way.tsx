import { useNavigation } from "react-router";
import { uiText } from "../ui.text.ts";

/** A line that grows along the header while the next page is fetched, when that takes longer than a blink. */
export function PageOnItsWay() {
  if (useNavigation().state !== "loading") return null;
  return (
    <div role="status" className="approach absolute inset-x-0 -bottom-1 h-1 bg-geru">
      <span className="sr-only">{uiText.loading}</span>
    </div>
  );
}
