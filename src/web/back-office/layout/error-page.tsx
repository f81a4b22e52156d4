import { factsOf } from '../../app/document/page-data.ts'
import { paths } from '../../app/paths.ts'
import { useRouteError } from '../../app/router/use-router.tsx'
import { tb } from '../../messages/back-office.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** In place of a page that is not there, not allowed, or could not be loaded. */
export function ErrorPage() {
  const { status } = factsOf(useRouteError())
  if (status === 403)
    return (
      <EmptyState
        ornament="lamp"
        level={1}
        title={tb('backOffice.forbidden')}
        text={tb('backOffice.forbiddenText')}
      >
        <a href={paths.home()} className={buttonClass({ kind: 'main' })}>
          {tb('backOffice.shop')}
        </a>
      </EmptyState>
    )
  if (status === 404)
    return (
      <EmptyState ornament="truck" level={1} title={tb('backOffice.missing')}>
        <a href={paths.backOffice()} className={buttonClass({ kind: 'main' })}>
          {tb('backOffice.home')}
        </a>
      </EmptyState>
    )
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={tb('backOffice.failed')}
      text={tb('backOffice.failedText')}
    >
      <Button kind="main" onClick={() => window.location.reload()}>
        {tb('backOffice.again')}
      </Button>
    </EmptyState>
  )
}
