import { ShoppingBasket } from 'lucide-react'
import { amountOfLine, type Cart, countOf } from '#shop/cart/cart.ts'
import { sum } from '#shop/money.ts'
import { Button } from '../../../ui/button.tsx'
import { sharedCartMessages } from '../../../messages/en/storefront/checkout/shared-cart.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useTakeLines } from './use-take-lines.ts'

/** Adds the shared lines to the shopper's cart, or replaces it. */
export function TakeShared({ lines }: Pick<Cart, 'lines'>) {
  const t = useMessages(sharedCartMessages)
  const { available, inCart: count, take } = useTakeLines(lines)

  if (available.length === 0) return null
  return (
    <div className="till-side">
      <section className="panel grid gap-4 p-5" aria-label={t('shared.addAll')}>
        <p className="flex items-baseline justify-between gap-4">
          <span>{t('shared.total', { count: countOf(available) })}</span>
          <span className="money text-lead font-bold">
            {t.money(sum(available.map(amountOfLine)))}
          </span>
        </p>
        {count > 0 && <p className="text-small text-soft">{t('shared.mine', { count })}</p>}
        <Button kind="main" onClick={() => void take(false)}>
          <ShoppingBasket aria-hidden className="size-5" />{' '}
          {t(count > 0 ? 'shared.addToMine' : 'shared.addAll')}
        </Button>
        {count > 0 && <Button onClick={() => void take(true)}>{t('shared.replace')}</Button>}
      </section>
    </div>
  )
}
