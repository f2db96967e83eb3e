interface QrPictureProps {
  /** As `qrOnScreen` draws it. */
  qr: { path: string; size: number };
  label: string;
  className?: string;
}

/** A QR code with what has to stay empty around it, in black on white whatever the page's colours are. */
export const QrPicture = ({ qr: { path, size }, label, className = "" }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    shapeRendering="crispEdges"
    className={`size-56 border border-hair bg-white ${className}`}
  >
    <path d={path} fill="#000" />
  </svg>
);
