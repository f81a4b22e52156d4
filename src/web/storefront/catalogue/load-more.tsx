import { Link } from '../../app/router/link.tsx'
import { useNavigation } from '../../app/router/use-router.tsx'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'

type Props = { to: string; shown: number; total: number; onPress: () => void }

/** The next page, below what is here. Without JavaScript a link to it. */
export function LoadMore({ to, shown, total, onPress }: Props) {
  const t = useMessages(catalogueMessages)
  const { state } = useNavigation()

  return (
    <div className="mt-8 grid justify-items-center gap-2">
      <p className="text-small text-soft" role="status">
        {t('paging.shown', { shown, total })}
      </p>
      <Link
        to={to}
        rel="next"
        replace
        preventScrollReset
        aria-busy={state === 'loading' || undefined}
        className={buttonClass({ kind: 'brand' })}
        onClick={onPress}
      >
        {t('paging.more')}
      </Link>
    </div>
  )
}
