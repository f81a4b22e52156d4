import sheet from './ornaments.svg'

export type OrnamentName =
  | 'phool'
  | 'phool-line'
  | 'peacock'
  | 'truck'
  | 'basket'
  | 'bird'
  | 'lamp'
  | 'kettle'

type Props = { name: OrnamentName; className?: string; label?: string }

/** Truck art from one sprite; its colours are the page's own. */
export const Ornament = ({ name, className = '', label }: Props) => (
  <svg
    className={`ornament ${className}`}
    viewBox="0 0 240 240"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`${sheet}#${name}`} />
  </svg>
)
