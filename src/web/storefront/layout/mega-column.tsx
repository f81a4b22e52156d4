import './mega.css'
import { ChevronRight } from 'lucide-react'
import { type PointerEvent as Pointed, useEffect, useRef } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useFormats } from '../../messages/use-messages.ts'

type Row = {
  key: string
  name: string
  to: string
  count?: number
  note?: string
  isInner?: boolean
  choose?: () => void
}
type Props = {
  title: string | undefined
  rows: readonly Row[] | undefined
  active?: string | undefined
}

// Milliseconds: on its way to the next column the pointer crosses other rows. They only open when it stops or turns to them.
const onTheWay = 140
const aimed = 30

export function MegaColumn({ title, rows = [], active }: Props) {
  const { number } = useFormats()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const meant = useRef<Row>(undefined)
  const last = useRef({ x: 0, y: 0 })

  useEffect(() => () => clearTimeout(timer.current), [])

  const forget = () => {
    clearTimeout(timer.current)
    meant.current = undefined
  }

  const wait = (time: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => meant.current?.choose?.(), time)
  }

  function follow(event: Pointed) {
    const ahead = isAhead(last.current, event)
    last.current = { x: event.clientX, y: event.clientY }
    if (meant.current && ahead) wait(onTheWay)
  }

  function enter(event: Pointed, row: Row) {
    forget()
    if (event.pointerType !== 'mouse' || !row.choose || row.key === active) return
    meant.current = row
    wait(isAhead(last.current, event) ? onTheWay : aimed)
  }

  return (
    <section className="mega-column" onPointerMove={follow} onPointerLeave={forget}>
      <h2 className="px-3 pb-2 text-tiny font-semibold text-soft">{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <Link
              to={row.to}
              className="mega-row"
              data-active={row.key === active || undefined}
              data-inner={row.isInner}
              onPointerEnter={(event) => enter(event, row)}
              onFocus={row.choose}
              onClick={(event) => {
                // On touch, the first tap opens the row and the second follows its link.
                if (isTouch(event.nativeEvent) && row.choose && row.key !== active) {
                  event.preventDefault()
                  row.choose()
                }
              }}
            >
              <span className="grow">{row.name}</span>
              {row.count !== undefined && (
                <span className="text-tiny text-soft tabular-nums">{number(row.count)}</span>
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

/** Whether the pointer moves towards the next column rather than along this one. */
function isAhead(from: { x: number; y: number }, { clientX, clientY }: Pointed) {
  const across = (clientX - from.x) * (document.dir === 'rtl' ? -1 : 1)
  return across > Math.abs(clientY - from.y) * 0.4
}
