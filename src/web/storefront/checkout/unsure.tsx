import { useEffect } from 'react'
import type { OrderAsk } from '#wire/v1/order.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { useCartOrder } from './use-cart-order.ts'

type Props = { ask: OrderAsk; onDrop: () => void }

/** The page was left while the order was on its way: sending it again under its key settles it. */
export function Unsure({ ask, onDrop }: Props) {
  const t = useMessages(checkoutMessages)
  const { order, busy, problem } = useCartOrder()
  useEffect(() => {
    // It takes the place of a long page, whose end may be what is in sight.
    window.scrollTo({ top: 0 })
    document.getElementById('main')?.focus()
  }, [])

  return (
    <EmptyState
      ornament="bird"
      level={1}
      title={t('checkout.unsure')}
      text={t('checkout.unsureText', { total: t.total(ask.total) })}
    >
      {problem && <Notice>{problem.message}</Notice>}
      <Button kind="main" busy={busy} onClick={() => void order(ask)}>
        {t('checkout.sendAgain')}
      </Button>
      <Button onClick={onDrop}>{t('checkout.forget')}</Button>
    </EmptyState>
  )
}
