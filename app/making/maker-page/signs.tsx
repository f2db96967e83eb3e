/** What a press or a number means, for whoever reads little: lines in a square of 24. */
const paths = {
  begin: "M5 19 17 7M14 4l6 6M5 19l-1 1M9 21h11",
  check: "m4 13 5 5L20 6",
  problem: "M12 4 2.5 20h19zM12 10v4.5M12 17.5v.01",
  camera: "M3 8h4l2-3h6l2 3h4v11H3zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7",
  day: "M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5",
  wait: "M7 3h10M7 21h10M8 3c0 6 8 6 8 9s-8 3-8 9M16 3c0 6-8 6-8 9s8 3 8 9",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  again: "M20 11a8 8 0 1 0-2 6.5M20 4v7h-7",
  send: "M3 11 21 3l-6 18-4-7zM11 14l10-11",
  less: "M5 12h14",
  more: "M5 12h14M12 5v14",
  bell: "M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20h4M12 3v2",
};

export const Sign = ({ of }: { of: keyof typeof paths }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
);
