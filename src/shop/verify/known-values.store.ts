import { type Fragment, list, sql } from '#db/sql.ts'
import { contactKinds, contactStates, linkPurposes } from '../accounts/contacts/contact-change.ts'
import { cashKinds, entryMethods } from '../cash/drawer.ts'
import { khataKinds } from '../khata/khata.ts'
import { packUnits } from '../catalogue/product.ts'
import { stockReasons } from '../catalogue/stock/stock.store.ts'
import { blockPages } from '../content/content.ts'
import { pointsReasons } from '../loyalty/points.ts'
import { messageKinds } from '../messages/message.ts'
import { adjustmentKinds } from '../orders/changing/adjustments.ts'
import { paymentStates } from '../orders/moving/payments.store.ts'
import { questionAnswers } from '../orders/changing/order-question.ts'
import { agreements } from '../orders/changing/replacement.ts'
import { orderStatuses } from '../order-states.ts'
import { stopActionKinds } from '../orders/runs/run.ts'
import { missingChoices, orderChannels, orderFlows } from '../orders/order.ts'
import { holdKinds } from '../settings/hold-rules.ts'
import { orderPayments } from '../settings/payment.ts'
import { outboxStates } from '../outbox/outbox-entry.ts'
import { accountKinds } from '../person.ts'
import { returnKinds, returnStates } from '../returns/order-return.ts'
import { knownRefundMethods, refundMethods } from '../returns/refund-payment.ts'
import type { Check } from './check.ts'

/** Columns with values of a closed list, which only the code knows. */
const columns: [table: Fragment, column: Fragment, known: readonly string[]][] = [
  [sql`account`, sql`kind`, accountKinds],
  [sql`product`, sql`pack_unit`, packUnits],
  [sql`stock_entry`, sql`reason`, stockReasons],
  [sql`orders`, sql`flow`, orderFlows],
  [sql`orders`, sql`channel`, orderChannels],
  [sql`orders`, sql`payment`, orderPayments],
  [sql`orders`, sql`status`, orderStatuses],
  [sql`orders`, sql`hold`, holdKinds],
  [sql`order_adjustment`, sql`kind`, adjustmentKinds],
  [sql`payment`, sql`method`, orderPayments],
  [sql`payment`, sql`state`, paymentStates],
  [sql`cash_entry`, sql`kind`, cashKinds],
  [sql`cash_entry`, sql`method`, entryMethods],
  [sql`khata_entry`, sql`kind`, khataKinds],
  [sql`order_line`, sql`if_missing`, missingChoices],
  [sql`order_change`, sql`status`, orderStatuses],
  [sql`order_step_back`, sql`status`, orderStatuses],
  [sql`order_step_back`, sql`back_to`, orderStatuses],
  [sql`stop_action`, sql`kind`, stopActionKinds],
  [sql`order_question`, sql`answer`, questionAnswers],
  [sql`replacement`, sql`agreed`, agreements],
  [sql`points_entry`, sql`reason`, pointsReasons],
  [sql`points_receipt`, sql`reason`, ['earned', 'redeemed']],
  [sql`content_block`, sql`page`, blockPages],
  [sql`message`, sql`kind`, messageKinds],
  [sql`outbox`, sql`state`, outboxStates],
  [sql`return_request`, sql`kind`, returnKinds],
  [sql`return_request`, sql`state`, returnStates],
  [sql`refund_payment`, sql`method`, knownRefundMethods],
  [sql`undone_refund`, sql`method`, refundMethods],
  [sql`contact_change`, sql`kind`, contactKinds],
  [sql`contact_change`, sql`state`, contactStates],
  [sql`contact_link`, sql`purpose`, linkPurposes],
]

/** V5: such columns contain known values only. */
export const knownValues: Check[] = columns.map(([table, column, known]) => ({
  name: 'V5',
  says: `the ${column.strings[0]} of a row of ${table.strings[0]} is none that the shop knows`,
  find: (db) =>
    db.all`select distinct ${column} as id from ${table} where ${column} not in ${list(known)}`,
}))
