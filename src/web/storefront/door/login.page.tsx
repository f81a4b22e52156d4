import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { redirect } from '../../router/redirect.ts'
import { useNavigate } from '../../router/use-router.tsx'
import { td } from '../../words/door.ts'
import { t } from '../../words/t.ts'
import { LoginForm } from '../session/login-form.tsx'
import { wayBack } from '../session/way-back.ts'
import { DoorPage } from './door-page.tsx'

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
