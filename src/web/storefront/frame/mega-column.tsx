import { ChevronRight } from 'lucide-react'
import { type PointerEvent as Pointed, useEffect, useRef } from 'react'
import { Link } from 'react-router'

type Row = {
  key: string
  name: string
  to: string
  count?: number
  note?: string
  choose?: () => void
}
type Props = { title: string; rows: readonly Row[]; active?: string | undefined }

// On the way to the next column the pointer crosses rows that are not meant: those wait a little.
const onTheWay = 180
const aimed = 30

export function MegaColumn({ title, rows, active }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef({ x: 0, y: 0 })
  const heading = ahead()

  useEffect(() => () => clearTimeout(timer.current), [])

  function follow(event: Pointed) {
    last.current = { x: event.clientX, y: event.clientY }
  }

  function enter(event: Pointed, row: Row) {
    clearTimeout(timer.current)
    if (event.pointerType !== 'mouse' || !row.choose || row.key === active) return
    const across = (event.clientX - last.current.x) * heading
    const along = Math.abs(event.clientY - last.current.y)
    timer.current = setTimeout(row.choose, across > along * 0.4 ? onTheWay : aimed)
  }

  return (
    <section
      className="mega-column"
      onPointerMove={follow}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      <h2 className="px-3 pb-2 text-tiny font-semibold text-soft">{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <Link
              to={row.to}
              className="mega-row"
              data-active={row.key === active || undefined}
              onPointerEnter={(event) => enter(event, row)}
              onFocus={row.choose}
              onClick={(event) => {
                // A finger first shows what is inside, and goes there with a second tap.
                if (isTouch(event.nativeEvent) && row.choose && row.key !== active) {
                  event.preventDefault()
                  row.choose()
                }
              }}
            >
              <span className="grow">{row.name}</span>
              {row.count !== undefined && (
                <span className="text-tiny text-soft tabular-nums">{row.count}</span>
              )}
              {row.note && <span className="shrink-0 text-tiny text-soft">{row.note}</span>}
              {row.choose && (
                <ChevronRight aria-hidden className="size-4 shrink-0 text-soft rtl:-scale-x-100" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'

/** Which way the next column lies: 1 to the right, −1 in a right-to-left language. */
const ahead = () => (typeof document !== 'undefined' && document.dir === 'rtl' ? -1 : 1)
