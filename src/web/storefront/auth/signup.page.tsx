import type { AccountKind } from '#shop/person.ts'
import { isAccountKind } from '#shop/accounts/signing-in/sign-up-form.ts'
import { problemIn } from '../../messages/problem-in.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePointsRule } from '../layout-data/use-points-rule.ts'
import { SignupSteps } from './signup-steps.tsx'
import { AuthPage } from './auth-page.tsx'

/** Sign-up as a page, for links and browsers without scripts. */
export const page = definePage({
  async load({ language, url, layoutData }) {
    if ((await layoutData).person !== null) throw redirect(paths.home())
    const type = url.searchParams.get('type') ?? ''
    const refused = await problemIn(language, url)
    const t = messagesIn(language, signupMessages)
    return {
      kind: isAccountKind(type) ? type : null,
      refused: refused === null ? undefined : t.sentences([refused, t('signup.goBack')]),
    }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, signupMessages)('signup.title'),
    canonical: paths.signup(),
  }),
  Page: function SignupPage({ data: { kind, refused } }) {
    const t = useMessages(signupMessages)
    const { on: hasPoints } = usePointsRule()
    const navigate = useNavigate()
    const login = () => void navigate(paths.loginPage())
    const turn = (next: AccountKind | null) =>
      void navigate(paths.signup({ type: next ?? undefined }))
    return (
      <AuthPage
        title={t(kind === null ? 'signup.who' : 'signup.title')}
        lead={t(kind === null ? 'signup.whoText' : hasPoints ? 'signup.lead' : 'signup.leadPlain')}
      >
        <SignupSteps kind={kind} onKind={turn} onDone={login} onLogin={login} refused={refused} />
      </AuthPage>
    )
  },
})
