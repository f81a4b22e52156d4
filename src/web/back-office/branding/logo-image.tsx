import { fitted } from '#shop/branding/branding.ts'
import type { StaffBranding } from './branding-values.ts'

type Props = { logo: StaffBranding['logo']; alt: string; room: { width: number; height: number } }

/** The logo on its background; without one, the flower. */
export function LogoImage({ logo, alt, room }: Props) {
  if (logo === null)
    return (
      <img
        src="/favicon.svg"
        alt=""
        width={room.height}
        height={room.height}
        className="shrink-0"
      />
    )
  return (
    <img
      src={`/media/${logo.image}`}
      alt={alt}
      {...fitted(logo, room)}
      className="shrink-0 rounded-small"
      style={{
        boxSizing: 'content-box',
        padding: '0.25rem',
        background: logo.isLight ? 'var(--brand)' : '#fffdf7',
      }}
    />
  )
}
