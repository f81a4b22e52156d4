import { useEffect, useRef } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useFormats } from '../../messages/use-messages.ts'

type Chip = { to: string; text: string; isHere: boolean; count?: number | undefined }

/** Links that filter a list; scrolls to the current one if they don't all fit. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const formats = useFormats()
  const nav = useRef<HTMLElement>(null)
  const here = chips.find(({ isHere }) => isHere)?.text
  useEffect(() => {
    const [list, chip] = [nav.current, nav.current?.querySelector('[aria-current="page"]')]
    const [box, at] = [list?.getBoundingClientRect(), chip?.getBoundingClientRect()]
    // Not `scrollIntoView`: it would scroll the page too.
    if (list && box && at)
      list.scrollLeft += Math.max(0, at.right - box.right) + Math.min(0, at.left - box.left)
  }, [here])
  return (
    <nav ref={nav} aria-label={label} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
      {chips.map(({ to, text, isHere, count }) => (
        <Link key={text} to={to} aria-current={isHere ? 'page' : undefined} className="office-chip">
          {text}
          {count !== undefined && <span className="money font-bold">{formats.number(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
