import { useEffect, useState } from 'react'
import { sessionTexts } from '../../../app/storage/stores.ts'
import type { StaffOrder } from '../load-order.ts'

export type OrderLine = StaffOrder['lines'][number]

export const lineKey = ({ productId, color }: OrderLine) => `${productId} ${color ?? ''}`

/** Quantity to pack. */
export const leftOf = (line: OrderLine) => line.quantity - line.cancelledQuantity

/** Packed pieces by line. */
type Packed = Readonly<Record<string, number>>

const placeOf = ({ id }: Pick<StaffOrder, 'id'>) => `office-pieces-${id}`
const packedOf = (place: string) => JSON.parse(sessionTexts.read(place) || '{}') as Packed
const isPacked = (packed: Packed, line: OrderLine) => (packed[lineKey(line)] ?? 0) >= leftOf(line)

/** Lines to pack that are not ticked on this device; an order of one line needs no tick. */
export function untickedOf(order: StaffOrder): readonly OrderLine[] {
  const packed = packedOf(placeOf(order))
  const open = order.lines.filter((line) => leftOf(line) > 0)
  return open.length === 1 ? [] : open.filter((line) => !isPacked(packed, line))
}

/** Lines to weigh before the order can be packed. */
export const unweighedOf = ({ lines }: Pick<StaffOrder, 'lines'>): readonly OrderLine[] =>
  lines.filter((line) => line.weight?.packed === null && leftOf(line) > 0)

/** The packed pieces of each line, kept while this window is open: only a help for the packer. */
export function useTicks({ id, lines }: StaffOrder) {
  const place = placeOf({ id })
  const [packed, setPacked] = useState<Packed>({})
  useEffect(() => setPacked(packedOf(place)), [place])
  const open = lines.filter((line) => leftOf(line) > 0)
  const has = (line: OrderLine) => isPacked(packed, line)
  const set = (line: OrderLine, pieces: number) => {
    // Two scans may come before the page is drawn again.
    const now = { ...packedOf(place), [lineKey(line)]: pieces }
    setPacked(now)
    sessionTexts.write(place, JSON.stringify(now))
  }
  return {
    has,
    piecesOf: (line: OrderLine) => packed[lineKey(line)] ?? 0,
    /** With scans that are not drawn yet. */
    newestPiecesOf: (line: OrderLine) => packedOf(place)[lineKey(line)] ?? 0,
    set,
    toggle: (line: OrderLine) => set(line, has(line) ? 0 : leftOf(line)),
    count: open.filter(has).length,
    all: open.length,
  }
}

export type Ticks = ReturnType<typeof useTicks>
