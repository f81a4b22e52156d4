import { referenceOf } from '#shop/orders/order.ts'
import { apiBase } from '#wire/routes.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeTakeBackMessages } from '../../messages/en/back-office/orders/take-back.ts'
import { weighingMessages } from '../../messages/en/back-office/orders/weighing.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { weightText } from '../../messages/weight-text.ts'
import { officePaths } from '../addresses.ts'
import { PhoneLinks } from '../parts/phone-links.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { DecideReturn, type Return } from './decide-return.tsx'
import { RefundText } from './refund-text.tsx'

export function ReturnCard({ orderReturn }: { orderReturn: Return }) {
  const t = useMessages(
    backOfficeInboxMessages,
    backOfficeOrdersMessages,
    backOfficeTakeBackMessages,
    weighingMessages,
    gramsMessages,
  )
  const mayDecide = useAllows('return.decide')
  const { id, orderId, productName, quantity, grams, mostGrams } = orderReturn
  const { kind, reason, contact, note, createdBy } = orderReturn
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
        <span className="inline-flex items-center">{contact.name || t('orders.guest')}</span>
        <time dateTime={orderReturn.createdAt} className="inline-flex items-center text-soft">
          {t.moment(Date.parse(orderReturn.createdAt))}
        </time>
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <PhoneLinks phone={contact.phone} />
      </div>
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
      {grams !== null && mostGrams !== null && (
        <p>
          {t('weighing.cameBack', {
            weight: weightText(t, grams),
            all: weightText(t, mostGrams),
          })}
        </p>
      )}
      {orderReturn.refund && (
        <p className="text-small">
          <RefundText refund={orderReturn.refund} isAsked={false} />
        </p>
      )}
      {note && <p className="text-small text-soft">{t('returns.answer', { note })}</p>}
      {orderReturn.quote &&
        (mayDecide ? (
          <DecideReturn orderReturn={orderReturn} quote={orderReturn.quote} />
        ) : (
          <p className="font-semibold">
            <RefundText refund={orderReturn.quote} isAsked />
          </p>
        ))}
    </li>
  )
}
