import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { td } from '../../messages/door.ts'
import { t } from '../../messages/t.ts'
import { LoginForm } from './login-form.tsx'
import { returnPath } from './return-path.ts'
import { AuthPage } from './auth-page.tsx'

const refusals: Record<string, string> = {
  failed: td('login.failed'),
  'too-many': td('login.tooMany'),
}

/** The login as a page: for links, and for browsers without scripts. */
export const page = definePage({
  async load({ url, layoutData }) {
    const next = returnPath(url.searchParams.get('next')) ?? paths.home()
    if ((await layoutData).person !== null) throw redirect(next)
    return {
      next,
      refused: refusals[url.searchParams.get('problem') ?? ''],
      isNew: url.searchParams.has('registered'),
    }
  },
  head: () => ({ title: t('login.title') }),
  Page: function LoginPage({ data: { next, refused, isNew } }) {
    const navigate = useNavigate()
    return (
      <AuthPage title={t('login.title')} lead={td(isNew ? 'login.registered' : 'login.lead')}>
        <LoginForm
          next={next}
          refused={refused}
          onDone={() => void navigate(next, { replace: true })}
        />
      </AuthPage>
    )
  },
})
