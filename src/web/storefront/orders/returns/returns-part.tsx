import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { keyOf } from '#shop/cart/cart.ts'
import type { OrderReturn, OrderWithReturns, Refund } from '#shop/returns/order-return.ts'
import { returnPhoto } from '#wire/v1/buying/order-addresses.ts'
import { Badge } from '../../../ui/badge.tsx'
import { returnsMessages } from '../../../messages/en/storefront/checkout/returns.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import { nameOfLine } from '../../cart/name-of-line.ts'

const badges = {
  asked: { icon: Clock, tone: 'loud' },
  accepted: { icon: CircleCheck, tone: 'good' },
  refused: { icon: CircleX, tone: 'bad' },
} as const

type Props = { order: OrderWithReturns; orderKey: string | undefined }

export const ReturnsPart = ({ order, orderKey }: Props) => {
  const t = useMessages(returnsMessages)
  return (
    <section className="panel mt-6 grid gap-4 p-5" aria-labelledby="returns">
      <h2 id="returns" className="text-lead">
        {t('returns.section')}
      </h2>
      <ul className="grid gap-4">
        {order.returns.map((orderReturn) => (
          <OneReturn
            key={orderReturn.id}
            orderReturn={orderReturn}
            order={order}
            orderKey={orderKey}
          />
        ))}
      </ul>
    </section>
  )
}

function OneReturn({ orderReturn, order, orderKey }: Props & { orderReturn: OrderReturn }) {
  const t = useMessages(returnsMessages, gramsMessages)
  const line = order.lines.find((one) => keyOf(one) === keyOf(orderReturn))
  const name = line ? nameOfLine(line) : ''
  const { icon: Icon, tone } = badges[orderReturn.state]
  const photo = returnPhoto(order.id, orderReturn.id, orderKey)
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{t('returns.line', { count: orderReturn.quantity, name })}</p>
        <Badge tone={tone} icon={<Icon aria-hidden className="size-4" />}>
          {t(`returns.${orderReturn.state}`)}
        </Badge>
      </div>
      <div className="flex items-start gap-4">
        {orderReturn.hasPhoto && (
          <a
            href={photo}
            target="_blank"
            rel="noreferrer"
            aria-label={t('returns.seePhoto', { name })}
          >
            <img
              src={photo}
              alt=""
              loading="lazy"
              className="size-16 rounded-card bg-sunk object-cover"
            />
          </a>
        )}
        <div className="min-w-0 flex-1 text-small">
          <p>
            <bdi>{orderReturn.reason}</bdi>
          </p>
          {orderReturn.grams !== null && (
            <p>{t('returns.weight', { weight: weightText(t, orderReturn.grams) })}</p>
          )}
          <p className="text-soft">
            {t(orderReturn.askedBy === null ? 'returns.askedOn' : 'returns.takenOn', {
              date: t.day(orderReturn.askedAt),
            })}
          </p>
        </div>
      </div>
      {(orderReturn.refund ?? orderReturn.note) !== null && (
        <div className="rounded-card bg-sunk px-4 py-3 text-small">
          {orderReturn.refund && (
            <WhatComesBack orderReturn={orderReturn} order={order} refund={orderReturn.refund} />
          )}
          {orderReturn.note && <p>{t('returns.note', { note: orderReturn.note })}</p>}
        </div>
      )}
    </li>
  )
}

type BackProps = { orderReturn: OrderReturn; order: OrderWithReturns; refund: Refund }

const WhatComesBack = ({ orderReturn, order, refund }: BackProps) => {
  const t = useMessages(returnsMessages)
  const { cash, pointsBack, pointsTaken } = refund
  const atDoor = order.pickup ? 'returns.cashAtCounter' : 'returns.cash'
  const inCash = order.payment === 'account' ? 'returns.credited' : atDoor
  return (
    <ul>
      {cash > 0 && (
        <li className="font-semibold text-leaf-ink">
          {t(orderReturn.askedBy === null ? inCash : 'returns.refund', {
            amount: t.money(cash),
          })}
        </li>
      )}
      {pointsBack > 0 && (
        <li className="font-semibold text-leaf-ink">
          {t('returns.pointsBack', { count: pointsBack })}
        </li>
      )}
      {pointsTaken > 0 && (
        <li className="text-soft">{t('returns.pointsTaken', { count: pointsTaken })}</li>
      )}
    </ul>
  )
}
