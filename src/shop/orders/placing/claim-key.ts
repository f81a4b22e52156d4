import { createHash } from 'node:crypto'
import type { Tx } from '#db/database.ts'
import { Refusal } from '../../refusals.ts'
import type { Order } from '../order.ts'
import { claimRequest, findRequest } from './order-requests.store.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { type Buyer, findOrder } from '../orders.store.ts'

/**
 * The order already placed with this key; null: no key, or it is claimed for this order now. Refuses a key
 * used with another body.
 */
export async function claimKey(
  tx: Tx,
  input: PlaceOrderInput,
  claim: { buyer: Buyer; orderId: string; at: number },
): Promise<Order | null> {
  if (input.idempotencyKey === null) return null
  const { orderId, at } = claim
  const request = {
    buyer: nameOf(claim.buyer),
    key: input.idempotencyKey,
    bodyHash: hashOf(input),
    orderId,
    at,
  }
  if (await claimRequest(tx, request)) return null
  const made = await findRequest(tx, request.buyer, request.key)
  if (made?.bodyHash !== request.bodyHash) throw new Refusal('key_reused')
  return (await findOrder(tx, claim.buyer, made.orderId)) ?? null
}

const nameOf = (buyer: Buyer) =>
  'accountId' in buyer ? `account ${buyer.accountId}` : `guest ${buyer.guestKeyHash}`

const hashOf = ({ idempotencyKey: _, ...input }: PlaceOrderInput) =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')
