import { Link } from '../../app/router/link.tsx'
import { useFormats } from '../../messages/use-messages.ts'

type Chip = { to: string; words: string; isHere: boolean; count?: number | undefined }

/** Links that narrow a list; the one that is shown is marked. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const formats = useFormats()
  return (
    <nav aria-label={label} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
      {chips.map(({ to, words, isHere, count }) => (
        <Link
          key={words}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className="office-chip"
        >
          {words}
          {count !== undefined && <span className="money font-bold">{formats.number(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
