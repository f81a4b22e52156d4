import { useCallback, useState } from 'react'
import { gramsOfPacked } from '#shop/pricing/packed-weight.ts'
import type { ReturnKind } from '#shop/returns/order-return.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeTakeBackMessages } from '../../../messages/en/back-office/orders/take-back.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { gramsBackIn } from '../../parts/weight-back.tsx'
import { newUuid } from '../../parts/new-uuid.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { useQuote } from '../use-quote.ts'

type Line = StaffOrder['lines'][number]
/** `weight`: as typed. */
type Chosen = { quantity: number; restock?: boolean; weight?: string }
type Refund = Answer<'adminQuoteTakeBack'>['data']

/** Staff may put perishable goods back only at the counter: they may not have left the shop. */
export const mayRestock = ({ channel }: StaffOrder, line: Line) =>
  channel === 'counter' || !line.perishable

const isSame = (line: Line, one: StaffOrder['returns'][number]) =>
  one.productId === line.productId && one.color === line.color

/** Quantity of a line that can be taken back; null: the customer has an open return of it. */
export function leftOf({ returns }: StaffOrder, line: Line): number | null {
  const own = returns.filter((one) => isSame(line, one) && one.state !== 'refused')
  if (own.some(({ state }) => state === 'asked')) return null
  const returned = own.reduce((sum, { quantity }) => sum + quantity, 0)
  return line.quantity - line.cancelledQuantity - returned
}

/** Grams that so many of a line weighed; null: it isn't weighed. */
export const mostGramsOf = ({ weight }: Line, quantity: number) =>
  weight?.packed ? gramsOfPacked(quantity, weight.packed) : null

/** The chosen lines with their refund, quoted by the server. */
export function useTakeBack(order: StaffOrder) {
  const send = useStaffSend()
  const [key] = useState(newUuid)
  const [kind, setKind] = useState<ReturnKind>('unwanted')
  const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>({})
  const restockOf = (index: number, line: Line) =>
    chosen[index]?.restock ?? (kind === 'unwanted' && !line.perishable)
  const lines = order.lines.flatMap((line, index) => {
    const quantity = chosen[index]?.quantity ?? 0
    if (quantity === 0) return []
    const color = line.color === undefined ? {} : { color: line.color }
    const most = mostGramsOf(line, quantity)
    const grams = most === null ? null : gramsBackIn(chosen[index]?.weight ?? '', most)
    const restock = restockOf(index, line)
    return [{ productId: line.productId, ...color, quantity, grams, restock }]
  })
  const isWeightWrong = lines.some(({ grams }) => grams === 'wrong')
  const t = useMessages(backOfficeTakeBackMessages)
  const ask = useCallback(
    (text: string) =>
      send('adminQuoteTakeBack', { params: { id: order.id }, body: JSON.parse(text) }),
    [send, order.id],
  )
  const {
    quote: refund,
    problem,
    again,
  } = useQuote<Refund>(
    lines.length === 0 || isWeightWrong ? null : { lines, kind },
    ask,
    t('take.failed'),
  )
  return {
    refund,
    problem: isWeightWrong ? t('take.weightWrong') : problem,
    kind,
    setKind,
    isEmpty: lines.length === 0,
    quantityOf: (index: number) => chosen[index]?.quantity ?? 0,
    restockOf,
    weightOf: (index: number) => chosen[index]?.weight ?? '',
    change: (index: number, to: Partial<Chosen>) =>
      setChosen((all) => ({ ...all, [index]: { quantity: 0, ...all[index], ...to } })),
    chooseAll: () =>
      setChosen((all) =>
        Object.fromEntries(
          order.lines.map((line, index) => [
            index,
            { ...all[index], quantity: leftOf(order, line) ?? 0 },
          ]),
        ),
      ),
    async send(reason: string) {
      const body = { lines, kind, reason, refund }
      try {
        await send('adminTakeBack', { params: { id: order.id }, body, idempotencyKey: key })
      } catch (error) {
        again()
        throw error
      }
    },
  }
}

export type TakeBack = ReturnType<typeof useTakeBack>
