import { type ReactNode, useId } from "react";

/** Of every chart, in its own units; it is drawn as wide as its place. */
export const chartWidth = 620;

interface ChartFrameProps {
  title: string;
  /** The chart in a sentence, for who does not see it. */
  said: string;
  height: number;
  /** How far down the line stands on which everything is measured. */
  floor: number;
  children: ReactNode;
}

/** A chart's name, its sentence and the line that it stands on. */
export function ChartFrame({ title, said, height, floor, children }: ChartFrameProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${chartWidth} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      className="h-auto w-full"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{said}</desc>
      <line x1="0" x2={chartWidth} y1={floor + 0.5} y2={floor + 0.5} stroke="currentColor" />
      {children}
    </svg>
  );
}
