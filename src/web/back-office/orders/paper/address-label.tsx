import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { backOfficePapersMessages } from '../../../messages/en/back-office/orders/papers.ts'
import { promisedText } from '../../../messages/promised-text.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useLayoutData } from '../../layout/use-layout-data.ts'
import type { StaffOrder } from '../load-order.ts'
import { paymentState } from '../payment-state.ts'
import { piecesOf } from '../pieces-of.ts'

const paidTexts = {
  paid: 'paper.paid',
  atCounter: 'paper.paid',
  onAccount: 'order.account',
  cancelled: 'status.cancelled',
} as const

/** For the bag: the address, and the amount the rider collects. */
export function AddressLabel({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficePapersMessages, backOfficeOrdersMessages)
  const shop = useLayoutData()?.settings
  const paid = paymentState(order)
  const { reference, contact, address, note, toCollect, promised } = order
  return (
    <article className="order-paper address-label">
      <h2 className="sr-only">{t('paper.labelOf', { reference })}</h2>
      <p className="flex justify-between gap-4 text-small">
        <span className="font-bold">{shop?.shopName}</span>
        <span className="money font-bold">{reference}</span>
      </p>
      <p className="flex justify-between gap-4 text-small">
        <span>{promised && t('order.promised', { days: promisedText(t, promised) })}</span>
        <span>{t('paper.pieces', { count: piecesOf(order) })}</span>
      </p>
      <p className="text-lead font-bold">
        <bdi>{contact.name || t('orders.guest')}</bdi>
      </p>
      <p className="money font-semibold">{localPhone(contact.phone)}</p>
      <p className="address-label-to">
        <bdi>{address || t('order.noAddress')}</bdi>
      </p>
      {note && (
        <p className="text-small">
          {t('order.note')}: <bdi>{note}</bdi>
        </p>
      )}
      <p className="font-bold">
        {paid === 'due'
          ? t('paper.collect', { amount: t.money(rupees(toCollect)) })
          : t(paidTexts[paid])}
      </p>
    </article>
  )
}
