import { Link } from '../../../app/router/link.tsx'
import { filtersMessages } from '../../../messages/en/filters.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** In place of a list of which the filters leave nothing. */
export const NothingPasses = ({ to }: { to: string }) => {
  const t = useMessages(filtersMessages)
  return (
    <EmptyState ornament="basket" title={t('filters.none')} text={t('filters.noneText')}>
      <Link to={to} className={buttonClass({ kind: 'main' })}>
        {t('filters.clear')}
      </Link>
    </EmptyState>
  )
}
