import type { z } from 'zod'
import type { StockMovement } from '#shop/catalogue/stock/move-stock.ts'
import type {
  Expiring,
  Movement,
  MovementCursor,
} from '#shop/catalogue/stock/stock-movements.store.ts'
import { time } from '../../time.ts'
import { changeIn, type stockCalls } from './stock.schema.ts'

type Wire = z.infer<(typeof stockCalls.adminStockMovements)['answer']>['data'][number]
type WireExpiring = z.infer<(typeof stockCalls.adminExpiring)['answer']>['data'][number]

export function decodeMovement(
  body: z.infer<(typeof stockCalls.adminMoveStock)['body']>,
): StockMovement {
  const { id, reason, note = '', bestBefore = null } = body
  return { id, reason, note, bestBefore, change: changeIn(body) ?? { by: 0 } }
}

export const encodeMovement = (movement: Movement): Wire => ({
  id: movement.id,
  at: time(movement.at),
  product: productOf(movement),
  reason: movement.reason,
  change: movement.change,
  stockAfter: movement.stockAfter,
  note: movement.note ?? '',
  bestBefore: movement.bestBefore,
  orderId: movement.orderId,
  person:
    movement.person === null || movement.orderId !== null
      ? null
      : { id: movement.person, name: movement.personName ?? '' },
})

export const encodeExpiring = ({ bestBefore, left, ...product }: Expiring): WireExpiring => ({
  product: productOf(product),
  bestBefore,
  left,
})

const productOf = ({ productId, number, name, pack }: Omit<Expiring, 'bestBefore' | 'left'>) => ({
  id: productId,
  number,
  name,
  pack,
})

export const encodeMovementCursor = ({ at, id }: MovementCursor) => `${at}.${id}`

export function decodeMovementCursor(text: string): MovementCursor {
  const [at = '', id = ''] = text.split('.')
  return { at: Number(at), id }
}
