import { buyNow, contact, placed } from './orders.ts'
import type { TestShop } from './shop.ts'

/** A question that a buyer has not answered yet, with the id and the token "question". */
export async function openQuestion(shop: TestShop): Promise<void> {
  const { _id: orderId } = await placed(shop.guest(), buyNow(390, undefined, { contact }))
  await shop.db.run`
    insert into order_question (id, order_id, position, line_left, missing, reason, token, asked_at, asked_by)
    values ('question', ${orderId}, 0, 1, 1, '', 'question', ${shop.now()}, 'owner')`
}
