import type { ReactNode } from 'react'

const tones = {
  brand: 'bg-brand text-on-brand',
  calm: 'bg-sunk text-ink',
  good: 'bg-leaf-soft text-leaf-ink',
  loud: 'bg-marigold-soft text-on-marigold-soft',
  bad: 'bg-tomato-soft text-tomato-ink',
}

type Props = { tone?: keyof typeof tones; icon?: ReactNode; children: ReactNode }

export const Badge = ({ tone = 'calm', icon, children }: Props) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-pill px-2.5 py-1 text-tiny font-semibold wrap-break-word ${tones[tone]}`}
  >
    {icon}
    {children}
  </span>
)
