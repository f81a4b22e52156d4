import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { keyOf } from '#shop/cart/cart.ts'
import type { OrderReturn, OrderWithReturns, Refund } from '#shop/returns/order-return.ts'
import { returnPhoto } from '#wire/v1/buying/order-addresses.ts'
import { Badge } from '../../../ui/badge.tsx'
import { returnsMessages } from '../../../messages/en/storefront/checkout/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { detailsOf } from '../../parts/details-of.ts'

const badges = {
  asked: { icon: Clock, tone: 'loud' },
  accepted: { icon: CircleCheck, tone: 'good' },
  refused: { icon: CircleX, tone: 'bad' },
} as const

type Props = { order: OrderWithReturns; orderKey: string | undefined }

export const OrderReturns = ({ order, orderKey }: Props) => {
  const t = useMessages(returnsMessages)
  return (
    order.returns.length > 0 && (
      <section className="panel mt-6 grid gap-4 p-5" aria-labelledby="returns">
        <h2 id="returns" className="text-lead">
          {t('returns.section')}
        </h2>
        <ul className="grid gap-4">
          {order.returns.map((asked) => (
            <OneReturn key={asked.id} asked={asked} order={order} orderKey={orderKey} />
          ))}
        </ul>
      </section>
    )
  )
}

function OneReturn({ asked, order, orderKey }: Props & { asked: OrderReturn }) {
  const t = useMessages(returnsMessages)
  const name = detailsOf(
    order.lines.find((line) => keyOf(line) === keyOf(asked))?.name,
    asked.colour,
  )
  const { icon: Icon, tone } = badges[asked.state]
  const photo = returnPhoto(order.id, asked.id, orderKey)
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{t('returns.line', { count: asked.quantity, name })}</p>
        <Badge tone={tone} icon={<Icon aria-hidden className="size-4" />}>
          {t(`returns.${asked.state}`)}
        </Badge>
      </div>
      <div className="flex items-start gap-4">
        {asked.hasPhoto && (
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
          <p>{asked.reason}</p>
          <p className="text-soft">{t('returns.askedOn', { date: t.day(asked.askedAt) })}</p>
        </div>
      </div>
      {(asked.refund ?? asked.note) !== null && (
        <div className="rounded-card bg-sunk px-4 py-3 text-small">
          {asked.refund && <WhatComesBack refund={asked.refund} />}
          {asked.note && <p>{t('returns.note', { note: asked.note })}</p>}
        </div>
      )}
    </li>
  )
}

const WhatComesBack = ({ refund: { cash, pointsBack, pointsTaken } }: { refund: Refund }) => {
  const t = useMessages(returnsMessages)
  return (
    <ul>
      {cash > 0 && (
        <li className="font-semibold text-leaf-ink">
          {t('returns.cash', { amount: t.total(cash) })}
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
