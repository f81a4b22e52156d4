import { t } from '../../words/t.ts'

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** The shop's sign: a flower, and the name as it would be painted over the door. */
export const Logo = () => (
  <span className="flex items-center gap-2">
    <svg viewBox="-50 -50 100 100" className="size-8 wide:size-10" aria-hidden>
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0 0C14-14 20-24 20-32A20 18 0 0 0-20-32C-20-24-14-14 0 0Z"
          className="fill-marigold"
          transform={`rotate(${turn}) scale(.88)`}
        />
      ))}
      <circle r="17" className="fill-gulabi" />
      <circle r="8" className="fill-on-brand" />
    </svg>
    <span className="font-display text-title leading-none font-bold tracking-tight wide:text-[1.75rem]">
      {t('shop.name')}
    </span>
  </span>
)
