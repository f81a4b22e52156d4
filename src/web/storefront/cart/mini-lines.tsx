import './buying.css'
import type { ReactNode } from 'react'
import { Dotted } from '../../ui/dotted.tsx'
import { Photo } from '../../ui/photo.tsx'
import { tintClass } from '../parts/use-tint.ts'

type LinesProps = { label: string; children: ReactNode; tabIndex?: number }

/** `tabIndex`: 0 where the list scrolls, so that it scrolls by keyboard. */
export const MiniLines = ({ label, children, tabIndex }: LinesProps) => (
  <ul className="mini-lines" aria-label={label} tabIndex={tabIndex}>
    {children}
  </ul>
)

type Props = {
  picture: string | null
  tint: string | null
  name: ReactNode
  colour?: string | undefined
  /** next to the colour; each part stays on one line */
  about: readonly ReactNode[]
  amount?: ReactNode
  /** below them */
  children?: ReactNode
}

export const MiniLine = ({ picture, tint, name, colour, about, amount, children }: Props) => (
  <li className="mini-line">
    <span className={`mini-picture ${tintClass(tint)}`}>
      <Photo picture={picture} alt="" sizes="64px" className="size-full object-contain" />
    </span>
    <span className="min-w-0">
      <span className="block leading-snug font-semibold">{name}</span>
      <span className="block text-small text-soft">
        <Dotted parts={[colour, ...about]} />
        {children}
      </span>
    </span>
    {amount && <span className="money text-end font-semibold">{amount}</span>}
  </li>
)
