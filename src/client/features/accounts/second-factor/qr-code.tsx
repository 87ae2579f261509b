import { encode } from 'uqr'
import styles from './second-factor.module.css'

// The white margin that readers need, in modules (quiet zone, ISO/IEC 18004).
const BORDER = 4

/** A QR code, always black on white, because many readers do not recognise inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: BORDER, ecc: 'M' })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
