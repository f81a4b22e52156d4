import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { homeEndMessages } from '../../messages/en/home-end.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** In place of the home page's sections while there is nothing to sell. */
export function OpensSoon() {
  const t = useMessages(homeEndMessages)
  const name = useLayoutData().settings?.shopName ?? ''
  return (
    <div className="wrap py-10">
      <EmptyState
        level={1}
        ornament="lamp"
        title={t('home.opensSoon', { name })}
        text={t('home.opensSoonText')}
      >
        <Link to={paths.contact()} className={buttonClass({ kind: 'main' })}>
          {t('home.writeToUs')}
        </Link>
      </EmptyState>
    </div>
  )
}
