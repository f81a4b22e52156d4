import { type SubmitEvent, useRef, useState } from 'react'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { ApiError, wordsOf } from '../../app/api/api-error.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { focusWrong } from '../../ui/focus-wrong.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { authMessages } from '../../messages/en/auth.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PasswordField } from './password-field.tsx'
import { AuthPage } from './auth-page.tsx'

export const page = definePage({
  load: async ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
  head: (_, { language }) => ({ title: messagesIn(language, authMessages)('reset.title') }),
  Page: function ResetPasswordPage({ data: { token } }) {
    const [spent, setSpent] = useState(token === '')
    return spent ? <Spent /> : <Choose token={token} onSpent={() => setSpent(true)} />
  },
})

function Choose({ token, onSpent }: { token: string; onSpent: () => void }) {
  const t = useMessages(authMessages)
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setBusy(true)
    try {
      await api.resetPassword({ token, password })
      toast.success(t('reset.done'))
      await navigate(paths.loginPage(), { replace: true })
      await revalidate()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'reset_link_invalid') return onSpent()
      focusWrong(form.current, () => setProblem(wordsOf(error, t('reset.failed'))))
      setBusy(false)
    }
  }

  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')}>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <PasswordField
          label={t('reset.password')}
          name="password"
          maxLength={256}
          error={problem}
          autoFocus
        />
        <Button type="submit" kind="main" busy={busy}>
          {t('reset.save')}
        </Button>
      </form>
    </AuthPage>
  )
}

const Spent = () => {
  const t = useMessages(authMessages)
  return (
    <div role="alert">
      <AuthPage title={t('reset.spent')} lead={t('reset.spentText')}>
        <div>
          <Link to={paths.forgotPassword()} className={buttonClass({ kind: 'main' })}>
            {t('reset.askAgain')}
          </Link>
        </div>
      </AuthPage>
    </div>
  )
}
