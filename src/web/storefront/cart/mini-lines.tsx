import './buying.css'
import type { ReactNode } from 'react'
import { Dotted } from '../../ui/dotted.tsx'
import { Photo } from '../../ui/photo.tsx'
import { tintClass } from '../parts/use-tint.ts'

/** Of a cart or an order: "Onions, Red" is sold by the kilogram and as a bag of five. */
export type NamedLine = {
  name: string
  pack: string | { text: string }
  colourLabel?: string | undefined
}

export const packOf = ({ pack }: NamedLine) => (typeof pack === 'string' ? pack : pack.text)

type LinesProps = { label: string; children: ReactNode; tabIndex?: number }

/** `tabIndex`: 0 where the list scrolls, so that it scrolls by keyboard. */
export const MiniLines = ({ label, children, tabIndex }: LinesProps) => (
  <ul className="mini-lines" aria-label={label} tabIndex={tabIndex}>
    {children}
  </ul>
)

type Props = {
  line: NamedLine & { picture: string | null; tint: string | null }
  /** Instead of the name alone, such as a link. */
  name?: ReactNode
  /** next to colour and pack; each part stays on one line */
  about: readonly ReactNode[]
  amount?: ReactNode
  /** below them */
  children?: ReactNode
}

export const MiniLine = ({ line, name = line.name, about, amount, children }: Props) => (
  <li className="mini-line">
    <span className={`mini-picture ${tintClass(line.tint)}`}>
      <Photo picture={line.picture} alt="" sizes="64px" className="size-full object-contain" />
    </span>
    <span className="min-w-0">
      <span className="block leading-snug font-semibold">{name}</span>
      <span className="block text-small text-soft">
        <Dotted parts={[line.colourLabel, packOf(line), ...about]} />
        {children}
      </span>
    </span>
    {amount && <span className="money text-end font-semibold">{amount}</span>}
  </li>
)
