import { honeypotName } from "./honeypot.ts";

/** Stands outside the page, hidden from assistive technology and out of the tab order. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
