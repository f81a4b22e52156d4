import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { apiBase } from '#wire/routes.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeTakeBackMessages } from '../../messages/en/back-office/orders/take-back.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'
import { DecideReturn, type Return } from './decide-return.tsx'

export function ReturnCard({ orderReturn }: { orderReturn: Return }) {
  const t = useMessages(
    backOfficeInboxMessages,
    backOfficeOrdersMessages,
    backOfficeTakeBackMessages,
  )
  const mayDecide = useAllows('return.decide')
  const { id, orderId, productName, quantity, kind, reason, contact, note, createdBy } = orderReturn
  const refund = orderReturn.refund ?? orderReturn.quote
  return (
    <li className="office-box grid gap-2">
      <h2 className="text-title">{t('returns.what', { quantity, name: productName })}</h2>
      <p className="flex flex-wrap gap-x-4 text-small">
        <Link
          to={officePaths.order({ id: orderId })}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {t('returns.order', { reference: referenceOf({ id: orderId }) })}
        </Link>
        <span className="inline-flex items-center">
          {contact.name || t('orders.guest')} {localPhone(contact.phone)}
        </span>
        <time dateTime={orderReturn.createdAt} className="inline-flex items-center text-soft">
          {t.moment(Date.parse(orderReturn.createdAt))}
        </time>
      </p>
      {createdBy !== null && (
        <p>{createdBy ? t('take.by', { name: createdBy }) : t('take.byGone')}</p>
      )}
      <p className="font-semibold">{t(createdBy === null ? `returns.${kind}` : `take.${kind}`)}</p>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      {orderReturn.hasPhoto && (
        <img
          src={`${apiBase}/admin/returns/${id}/photo`}
          alt={t('returns.photo', { name: productName })}
          loading="lazy"
          className="max-h-80 rounded-card"
        />
      )}
      {refund && (
        <p className={orderReturn.quote ? 'font-semibold' : 'text-small'}>
          <RefundText refund={refund} isAsked={Boolean(orderReturn.quote)} />
        </p>
      )}
      {note && <p className="text-small text-soft">{t('returns.answer', { note })}</p>}
      {mayDecide && orderReturn.state === 'asked' && <DecideReturn orderReturn={orderReturn} />}
    </li>
  )
}

type RefundProps = { refund: NonNullable<Return['refund']>; isAsked: boolean }

/** What is paid back and taken, or would be by accepting. */
function RefundText({ refund: { cash, pointsBack, pointsTaken }, isAsked }: RefundProps) {
  const t = useMessages(backOfficeInboxMessages)
  const amount = t.money(rupees(cash))
  if (!isAsked)
    return [
      t('returns.payBack', { cash: amount }),
      pointsBack > 0 && t('returns.pointsBack', { count: pointsBack }),
      pointsTaken > 0 && t('returns.pointsTaken', { count: pointsTaken }),
    ]
      .filter(Boolean)
      .join(' ')
  const what = t.joined([
    t('returns.refund', { cash: amount }),
    pointsBack > 0 && t('returns.givePoints', { count: pointsBack }),
    pointsTaken > 0 && t('returns.takePoints', { count: pointsTaken }),
  ])
  return t('returns.ifAccepted', { what })
}
