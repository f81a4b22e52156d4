import { useLayoutData } from '../layout-data/use-layout-data.ts'

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

const shortName = 12

/** A long name is smaller and takes two lines. */
export function Logo() {
  const name = useLayoutData().settings?.shopName ?? ''
  const size = name.length > shortName ? 'logo-long' : 'text-title wide:text-[1.75rem]'
  return (
    <span className="logo">
      <svg viewBox="-50 -50 100 100" className="size-8 shrink-0 wide:size-10" aria-hidden>
        {petals.map((turn) => (
          <path
            key={turn}
            d="M0 0C14-14 20-24 20-32A20 18 0 0 0-20-32C-20-24-14-14 0 0Z"
            className="fill-bright"
            transform={`rotate(${turn}) scale(.88)`}
          />
        ))}
        <circle r="17" className="fill-gulabi" />
        <circle r="8" className="fill-on-brand" />
      </svg>
      <span className={`font-display leading-none font-bold tracking-tight ${size}`}>{name}</span>
    </span>
  )
}
