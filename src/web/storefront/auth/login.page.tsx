import { definePage } from '../../app/page.tsx'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { td } from '../../messages/door.ts'
import { t } from '../../messages/t.ts'
import { LoginForm } from './login-form.tsx'
import { wayBack } from './return-path.ts'
import { DoorPage } from './auth-page.tsx'

const refusals: Record<string, string> = {
  failed: td('login.failed'),
  'too-many': td('login.tooMany'),
}

/** The login as a page: for links, and for browsers without scripts. */
export const page = definePage({
  async load({ api, url }) {
    const next = wayBack(url.searchParams.get('next')) ?? paths.home()
    if ((await api.me()) !== null) throw redirect(next)
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
      <DoorPage title={t('login.title')} lead={td(isNew ? 'login.registered' : 'login.lead')}>
        <LoginForm
          next={next}
          refused={refused}
          onDone={() => void navigate(next, { replace: true })}
        />
      </DoorPage>
    )
  },
})
