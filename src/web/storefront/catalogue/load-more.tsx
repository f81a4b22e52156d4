import { useEffect, useRef } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigation } from '../../app/router/use-router.tsx'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'

type Props = { to: string; products: readonly Product[]; total: number; onPress: () => void }

/** The next page, below what is here. Without JavaScript a link to it. */
export function LoadMore({ to, products, total, onPress }: Props) {
  const t = useMessages(catalogueMessages)
  const { state } = useNavigation()
  const pressed = useRef(0)

  useEffect(() => {
    // On with the first that has come, which the keyboard would else have to go back to.
    if (pressed.current > 0)
      document
        .querySelectorAll<HTMLElement>('#main .shelf .card-link')
        [pressed.current]?.focus({ preventScroll: true })
    pressed.current = 0
  }, [products])

  return (
    <div className="mt-8 grid justify-items-center gap-2">
      <p className="text-small text-soft" role="status">
        {t('paging.shown', { shown: products.length, total })}
      </p>
      <Link
        to={to}
        rel="next"
        replace
        preventScrollReset
        aria-busy={state === 'loading' || undefined}
        className={buttonClass({ kind: 'brand' })}
        onClick={() => {
          onPress()
          pressed.current = products.length
        }}
      >
        {t('paging.more')}
      </Link>
    </div>
  )
}
