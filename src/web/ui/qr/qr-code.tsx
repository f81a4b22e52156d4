import { qrPath } from './qr-path.ts'

type Props = { text: string; label: string; className?: string }

/** A QR code, black on white by night too, since not every app reads one that is the other way round. */
export function QrCode({ text, label, className = 'size-52' }: Props) {
  const { size, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-small ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
