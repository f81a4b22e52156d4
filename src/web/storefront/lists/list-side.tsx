import { ShoppingBasket } from 'lucide-react'
import { countOf } from '#shop/cart/cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import { priceChangeOf } from '#shop/ration-lists/ration-list.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { sharedCartMessages } from '../../messages/en/storefront/checkout/shared-cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useTakeLines } from '../cart/shared/use-take-lines.ts'
import { ListReminder } from './list-reminder.tsx'
import { ListSettings } from './list-settings.tsx'
import { ShareList } from './share-list.tsx'
import type { ListState } from './use-list.ts'

/** The total of today and the way into the cart, which sticks on phones; then sharing and settings. */
export function ListSide({ state }: { state: ListState }) {
  const t = useMessages(listsMessages, sharedCartMessages)
  const api = useApi()
  const { id, opened } = state.list
  const { available, inCart, take } = useTakeLines(opened.lines)

  const putInCart = async (replaces: boolean) => {
    if (await take(replaces))
      await listCalls(api)
        .listBought(id)
        .catch(() => undefined)
  }

  const label = t(inCart > 0 ? 'shared.addToMine' : 'shared.addAll')
  return (
    <>
      <div className="till-side">
        {available.length > 0 && (
          <section className="panel grid gap-4 p-5" aria-labelledby="list-total">
            <h2 id="list-total" className="text-lead">
              {t('list.total')}
            </h2>
            <p className="flex items-baseline justify-between gap-4">
              <span>{t('shared.total', { count: countOf(available) })}</span>
              <span className="money text-title font-bold">{t.money(opened.total)}</span>
            </p>
            <Changes state={state} />
            {inCart > 0 && (
              <p className="text-small text-soft">{t('shared.mine', { count: inCart })}</p>
            )}
            <Button kind="main" className="max-wide:hidden" onClick={() => void putInCart(false)}>
              <ShoppingBasket aria-hidden className="size-5" /> {label}
            </Button>
            {inCart > 0 && (
              <Button onClick={() => void putInCart(true)}>{t('shared.replace')}</Button>
            )}
          </section>
        )}
        <ListReminder state={state} />
        <ShareList state={state} />
        <ListSettings state={state} />
      </div>
      {available.length > 0 && (
        <div className="till-bar">
          <p className="grid leading-tight">
            <span className="text-tiny text-soft">{t('list.total')}</span>
            <span className="money text-lead font-bold">{t.money(opened.total)}</span>
          </p>
          <Button kind="main" className="grow" onClick={() => void putInCart(false)}>
            {label}
          </Button>
        </div>
      )}
    </>
  )
}

function Changes({ state: { list } }: { state: ListState }) {
  const t = useMessages(listsMessages)
  const { lines } = list.opened
  const changed = lines.filter((line) => maxQuantityOf(line) > 0 && priceChangeOf(line) !== null)
  const isAnySoldOut = lines.some((line) => maxQuantityOf(line) === 0)
  return (
    <p className="text-small text-soft">
      {changed.length > 0 ? t('list.changed', { count: changed.length }) : t('list.same')}{' '}
      {isAnySoldOut && t('list.withoutSoldOut')}
    </p>
  )
}
