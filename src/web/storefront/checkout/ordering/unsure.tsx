import { useEffect } from 'react'
import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { unsureMessages } from '../../../messages/en/storefront/checkout/unsure.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCartOrder } from './use-cart-order.ts'

type Props = { ask: OrderAsk; onDrop: () => void }

/** The page was left during the request: sending it again with its key is safe. */
export function Unsure({ ask, onDrop }: Props) {
  const t = useMessages(unsureMessages)
  const { order, busy, problem } = useCartOrder()
  useEffect(() => {
    // It replaces a longer page, which may be scrolled to its end.
    window.scrollTo({ top: 0 })
    document.getElementById('main')?.focus()
  }, [])

  return (
    <EmptyState
      ornament="bird"
      level={1}
      title={t('unsure.title')}
      text={t('unsure.text', { total: t.money(ask.total) })}
    >
      {problem && <Notice>{problem.message}</Notice>}
      <Button kind="main" busy={busy} onClick={() => void order(ask)}>
        {t('unsure.sendAgain')}
      </Button>
      <Button onClick={onDrop}>{t('unsure.discard')}</Button>
    </EmptyState>
  )
}
