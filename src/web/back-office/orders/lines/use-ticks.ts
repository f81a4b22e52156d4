import { useEffect, useState } from 'react'
import { sessionTexts } from '../../../app/storage/stores.ts'
import type { StaffOrder } from '../load-order.ts'

export type OrderLine = StaffOrder['lines'][number]

export const lineKey = ({ productId, color }: OrderLine) => `${productId} ${color ?? ''}`

const leftOf = (line: OrderLine) => line.quantity - line.cancelledQuantity

const placeOf = ({ id }: Pick<StaffOrder, 'id'>) => `office-packed-${id}`
const tickedOf = (place: string) => (sessionTexts.read(place) ?? '').split('\n')

/** Lines to pack that are not ticked on this device; an order of one line needs no tick. */
export function untickedOf(order: StaffOrder): readonly OrderLine[] {
  const ticked = tickedOf(placeOf(order))
  const open = order.lines.filter((line) => leftOf(line) > 0)
  return open.length === 1 ? [] : open.filter((line) => !ticked.includes(lineKey(line)))
}

/** The lines ticked as packed, kept while this window is open: only a help for the packer. */
export function useTicks({ id, lines }: StaffOrder) {
  const place = placeOf({ id })
  const [ticked, setTicked] = useState<readonly string[]>([])
  useEffect(() => setTicked(tickedOf(place)), [place])
  const open = lines.filter((line) => leftOf(line) > 0)
  const has = (line: OrderLine) => ticked.includes(lineKey(line))
  const toggle = (line: OrderLine) => {
    const key = lineKey(line)
    const now = has(line) ? ticked.filter((one) => one !== key) : [...ticked, key]
    setTicked(now)
    sessionTexts.write(place, now.join('\n'))
  }
  return { has, toggle, count: open.filter(has).length, all: open.length }
}

export type Ticks = ReturnType<typeof useTicks>
