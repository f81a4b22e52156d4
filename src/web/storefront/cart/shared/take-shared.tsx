import { ShoppingBasket } from 'lucide-react'
import { amountOfLine, type Cart, countOf } from '#shop/cart/cart.ts'
import { sum } from '#shop/money.ts'
import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { Button } from '../../../ui/button.tsx'
import { sharedCartMessages } from '../../../messages/en/storefront/checkout/shared-cart.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { replaceAll } from '../store/cart-edits.ts'
import { notifyWhenSaved, useCartState, useCartStore } from '../store/use-cart-store.tsx'
import { availableLines } from '#shop/cart/available-lines.ts'

/** Adds the shared lines to the shopper's cart, or replaces it. */
export function TakeShared({ cart }: { cart: Cart }) {
  const t = useMessages(sharedCartMessages)
  const cartStore = useCartStore()
  const { count } = useCartState()
  const navigate = useNavigate()
  const available = availableLines(cart.lines)

  function take(alone: boolean) {
    const saved = alone
      ? cartStore.change(replaceAll(cartStore.get().items, available))
      : cartStore.addAll(available)
    notifyWhenSaved(saved, t('shared.added'))
    void navigate(paths.cart())
  }

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
        <Button kind="main" onClick={() => take(false)}>
          <ShoppingBasket aria-hidden className="size-5" />{' '}
          {t(count > 0 ? 'shared.addToMine' : 'shared.addAll')}
        </Button>
        {count > 0 && <Button onClick={() => take(true)}>{t('shared.replace')}</Button>}
      </section>
    </div>
  )
}
