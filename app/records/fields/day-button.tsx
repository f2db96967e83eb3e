import { useRef } from "react";
import { formText } from "#ui/form/form.text.ts";
import { Icon } from "#ui/media/icon.tsx";

interface DayButtonProps {
  /** The day that the calendar opens at, as '2026-12-01'; '' for today. */
  day: string;
  onPick(day: string): void;
  className?: string;
}

/** Opens the browser's calendar, for a day that may be typed as well. With script only. */
export function DayButton({ day, onPick, className = "" }: DayButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    const { current: input } = calendar;
    if (!input) return;
    input.value = day;
    input.showPicker();
  };
  return (
    <span className={`needs-script ${className}`}>
      <button
        type="button"
        aria-label={formText.chooseDay}
        onClick={open}
        className="icon-button focus-visible:-outline-offset-4"
      >
        <Icon name="calendar" className="size-5" />
      </button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget: { value } }) => value !== "" && onPick(value)}
        className="pointer-events-none absolute inset-0 -z-1 opacity-0"
      />
    </span>
  );
}
