import encodeQR from 'qr';

/** Light modules around it, without which a camera finds none. */
const QUIET = 4;

/** A text as a QR code, black on white whatever the page's colours: that is what cameras read. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
