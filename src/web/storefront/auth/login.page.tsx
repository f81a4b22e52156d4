import type { PlainKey } from '../../messages/screen.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { authMessages } from '../../messages/en/storefront/account/auth.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoginForm } from './login-form.tsx'
import { returnPath } from './return-path.ts'
import { AuthPage } from './auth-page.tsx'

const refusals: Record<string, PlainKey<typeof authMessages>> = {
  failed: 'login.failed',
  'too-many': 'login.tooMany',
  closed: 'login.closed',
}

/** The login as a page, for links and browsers without scripts. */
export const page = definePage({
  async load({ url, typed, layoutData }) {
    const next = returnPath(url.searchParams.get('next')) ?? paths.home()
    if ((await layoutData).person !== null) throw redirect(next)
    return {
      next,
      refused: refusals[url.searchParams.get('problem') ?? ''],
      email: typed?.get('email') ?? '',
      isNew: url.searchParams.has('registered'),
    }
  },
  head: (_, { language }) => ({ title: messagesIn(language, siteMessages)('login.title') }),
  Page: function LoginPage({ data: { next, refused, email, isNew } }) {
    const t = useMessages(siteMessages, authMessages)
    const navigate = useNavigate()
    return (
      <AuthPage title={t('login.title')} lead={t(isNew ? 'login.registered' : 'login.lead')}>
        <LoginForm
          next={next}
          email={email}
          refused={refused && t(refused)}
          onDone={() => void navigate(next, { replace: true })}
        />
      </AuthPage>
    )
  },
})
