import { factsOf } from '../../app/document/page-data.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useLocation, useRouteError } from '../../app/router/use-router.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'

/** For a missing, forbidden or failed page. */
export function ErrorPage() {
  const t = useMessages(backOfficeMessages)
  const { status, code } = factsOf(useRouteError())
  if (code === 'sign_in') return <LoginEnded />
  if (code === 'permission_missing')
    return (
      <EmptyState
        ornament="lamp"
        level={1}
        title={t('backOffice.notYours')}
        text={t('backOffice.notYoursText')}
      >
        {/* Loaded anew, since the navigation may still be that of another role. */}
        <a href={paths.backOffice()} className={buttonClass({ kind: 'main' })}>
          {t('backOffice.home')}
        </a>
      </EmptyState>
    )
  if (code === 'two_factor_required')
    return (
      <EmptyState
        ornament="lamp"
        level={1}
        title={t('backOffice.twoFactor')}
        text={t('backOffice.twoFactorText')}
      >
        <Link to={officePaths.security()} className={buttonClass({ kind: 'main' })}>
          {t('nav.security')}
        </Link>
      </EmptyState>
    )
  if (status === 403)
    return (
      <EmptyState
        ornament="lamp"
        level={1}
        title={t('backOffice.forbidden')}
        text={t('backOffice.forbiddenText')}
      >
        <a href={paths.home()} className={buttonClass({ kind: 'main' })}>
          {t('backOffice.shop')}
        </a>
      </EmptyState>
    )
  if (status === 404)
    return (
      <EmptyState ornament="truck" level={1} title={t('backOffice.missing')}>
        <a href={paths.backOffice()} className={buttonClass({ kind: 'main' })}>
          {t('backOffice.home')}
        </a>
      </EmptyState>
    )
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={t('backOffice.failed')}
      text={t('backOffice.failedText')}
    >
      <Button kind="main" onClick={() => window.location.reload()}>
        {t('backOffice.again')}
      </Button>
    </EmptyState>
  )
}

function LoginEnded() {
  const t = useMessages(backOfficeMessages)
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={t('backOffice.loginEnded')}
      text={t('backOffice.loginEndedText')}
    >
      {/* Loaded anew: around it still are the name and the navigation of whoever was logged in. */}
      <a
        href={officePaths.login({ next: pathname + search })}
        className={buttonClass({ kind: 'main' })}
      >
        {t('backOffice.login')}
      </a>
    </EmptyState>
  )
}
