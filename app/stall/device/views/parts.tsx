import type { ReactNode } from "react";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

/** A sum as it is read from across a counter. */
export const Sum = ({ of, className }: { of: Paise; className?: string }) => (
  <span className={`sum ${className ?? ""}`}>
    <span className="rs">₹</span>
    {rupeesAndPaise(of).slice(1)}
  </span>
);

/** What a press did not do, and what to do about it. */
export const StallProblem = ({ text, id }: { text: string | undefined; id?: string }) =>
  text === undefined ? null : (
    <p id={id} className="problem" role="alert">
      {text}
    </p>
  );

const paths = {
  less: "M5 12h14",
  more: "M5 12h14M12 5v14",
  check: "m4 13 5 5L20 6",
  back: "M15 5l-7 7 7 7",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  wait: "M7 3h10M7 21h10M8 3c0 6 8 6 8 9s-8 3-8 9M16 3c0 6-8 6-8 9s8 3 8 9",
  no: "M6 6l12 12M18 6 6 18",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  away: "M3 8.5a14 14 0 0 1 18 0M6.5 12.5a9 9 0 0 1 11 0M10 16.5a4 4 0 0 1 4 0M4 21 20 3",
};

/** A drawn sign, for whoever reads little; the words stand beside it or name its button. */
export const StallSign = ({ of }: { of: keyof typeof paths }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
    <path d={paths[of]} />
  </svg>
);

/** A screen with its heading, which a reader hears first; `back` leads to the goods. */
export const ScreenPart = ({
  title,
  children,
  back,
}: {
  title: string;
  children: ReactNode;
  back?: ReactNode;
}) => (
  <main className="screen">
    <div className="screen-head">
      {back}
      <h1 tabIndex={-1} ref={focused}>
        {title}
      </h1>
    </div>
    {children}
  </main>
);

/** A new screen is read from its heading on, and begins at its top. */
function focused(heading: HTMLHeadingElement | null): void {
  if (!heading || heading.dataset.met !== undefined) return;
  heading.dataset.met = "";
  scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

export const BackButton = ({ label, go }: { label: string; go: () => void }) => (
  <button type="button" className="quiet" onClick={go}>
    <StallSign of="back" />
    {label}
  </button>
);
