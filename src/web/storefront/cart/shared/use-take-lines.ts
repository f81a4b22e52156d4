import { availableLines } from '#shop/cart/available-lines.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { sharedCartMessages } from '../../../messages/en/storefront/checkout/shared-cart.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { replaceAll } from '../store/cart-edits.ts'
import { notifyWhenSaved, useCartState, useCartStore } from '../store/use-cart-store.tsx'

/** Puts what is in stock of these lines into the cart, or in place of the cart, and opens it. */
export function useTakeLines(lines: readonly CartLine[]) {
  const t = useMessages(sharedCartMessages)
  const cartStore = useCartStore()
  const { count } = useCartState()
  const navigate = useNavigate()
  const available = availableLines(lines)

  function take(replaces: boolean): Promise<boolean> {
    const saved = replaces
      ? cartStore.change(replaceAll(cartStore.get().items, available))
      : cartStore.addAll(available)
    notifyWhenSaved(saved, t('shared.added'))
    void navigate(paths.cart())
    return saved
  }

  /** `inCart`: pieces that the cart has already. */
  return { available, inCart: count, take }
}
