import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { th } from '../../messages/home.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** In place of the home page's sections while there is nothing to sell. */
export function OpensSoon() {
  const name = useLayoutData().settings?.shopName ?? ''
  return (
    <div className="wrap py-10">
      <EmptyState
        level={1}
        ornament="lamp"
        title={th('home.opensSoon', { name })}
        text={th('home.opensSoonText')}
      >
        <Link to={paths.contact()} className={buttonClass({ kind: 'main' })}>
          {th('home.writeToUs')}
        </Link>
      </EmptyState>
    </div>
  )
}
