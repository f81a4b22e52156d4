import { encodeQR } from 'qr'

/** Around the code, in modules, as its standard wants it. */
const border = 4

/** The dark modules of a QR code as the path of an SVG; `size`: how many there are along a side, with the border. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border })
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size: rows.length, path: path.join('') }
}
