import type { Paisa } from '#shop/money.ts'
import type { Arrival } from '#shop/delivery/arrival.ts'
import type { Head } from './app/document/head.ts'
import { confirmOrderPath } from './app/confirm-order-path.ts'
import { paths } from './app/paths.ts'
import { confirmOrderMessages } from './messages/en/storefront/checkout/confirm-order.ts'
import type { Language } from './messages/language.ts'
import { messagesIn } from './messages/messages-in.ts'
import { promisedText } from './messages/promised-text.ts'
import { useMessages } from './messages/use-messages.ts'
import type { OpeningFacts } from './opening-soon.tsx'
import { buttonClass } from './ui/button.tsx'
import { EmptyState } from './ui/empty-state.tsx'
import { FieldError } from './ui/form/field.tsx'

/** What the holder of the link may see: links are forwarded, so neither names nor addresses. */
export type ConfirmationFacts = {
  token: string
  state: 'open' | 'confirmed' | 'over'
  reference: string
  total: Paisa
  isPickup: boolean
  arrival: Arrival | null
}

export type ConfirmOrderFacts = {
  shop: OpeningFacts
  /** null: the link is invalid */
  order: ConfirmationFacts | null
  problem: string | null
}

export const confirmOrderHead = (language: Language): Head => ({
  title: messagesIn(language, confirmOrderMessages)('confirmOrder.title'),
})

/** Rendered on the server only, without scripts. */
export function ConfirmOrder({ shop, order, problem }: ConfirmOrderFacts) {
  return (
    <main className="wrap py-10">
      {order?.state === 'open' ? (
        <Ask shop={shop} order={order} problem={problem} />
      ) : (
        <NothingToConfirm order={order} />
      )}
    </main>
  )
}

type AskProps = ConfirmOrderFacts & { order: ConfirmationFacts }

function Ask({ shop, order, problem }: AskProps) {
  const t = useMessages(confirmOrderMessages)
  const { token, reference, total, isPickup, arrival } = order
  return (
    <div className="mx-auto grid max-w-lg gap-4">
      <p className="text-small font-semibold text-link">
        {t('confirmOrder.of', { shop: shop.shopName, reference })}
      </p>
      <h1 className="text-head">{t('confirmOrder.title')}</h1>
      <div className="panel grid gap-4 p-5">
        <p className="text-lead font-semibold">
          {t(isPickup ? 'confirmOrder.atCounter' : 'confirmOrder.atDoor', {
            total: t.money(total),
          })}
        </p>
        {arrival && <p>{t('confirmOrder.arriving', { days: promisedText(t, arrival) })}</p>}
        <p>{t('confirmOrder.text')}</p>
        {problem && (
          <div role="alert">
            <FieldError message={problem} />
          </div>
        )}
        <form
          action={confirmOrderPath({ token })}
          method="post"
          encType="multipart/form-data"
          className="grid"
        >
          <input type="hidden" name="token" value={token} />
          <button type="submit" className={buttonClass({ kind: 'main' })}>
            {t('confirmOrder.yes')}
          </button>
        </form>
        <p className="text-small text-soft">{t('confirmOrder.notYours')}</p>
        {shop.phone && (
          <a
            href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}
            className={buttonClass({ kind: 'quiet' })}
          >
            <bdi>{t('confirmOrder.call', { phone: shop.phone })}</bdi>
          </a>
        )}
      </div>
    </div>
  )
}

function NothingToConfirm({ order }: Pick<ConfirmOrderFacts, 'order'>) {
  const t = useMessages(confirmOrderMessages)
  const home = (
    <a href={paths.home()} className={buttonClass()}>
      {t('confirmOrder.home')}
    </a>
  )
  if (order === null)
    return (
      <EmptyState
        level={1}
        ornament="lamp"
        title={t('confirmOrder.missing')}
        text={t('confirmOrder.missingText')}
      >
        {home}
      </EmptyState>
    )
  const { reference, total, state } = order
  const said = { reference, total: t.money(total) }
  const isConfirmed = state === 'confirmed'
  return (
    <EmptyState
      level={1}
      ornament={isConfirmed ? 'truck' : 'lamp'}
      title={t(isConfirmed ? 'confirmOrder.thanks' : 'confirmOrder.over')}
      text={isConfirmed ? t('confirmOrder.thanksText', said) : t('confirmOrder.overText', said)}
    >
      {home}
    </EmptyState>
  )
}
