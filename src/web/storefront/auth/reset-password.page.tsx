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
import { td } from '../../messages/door.ts'
import { PasswordField } from './password-field.tsx'
import { AuthPage } from './auth-page.tsx'

export const page = definePage({
  load: async ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
  head: () => ({ title: td('reset.title') }),
  Page: function ResetPasswordPage({ data: { token } }) {
    const [spent, setSpent] = useState(token === '')
    return spent ? <Spent /> : <Choose token={token} onSpent={() => setSpent(true)} />
  },
})

function Choose({ token, onSpent }: { token: string; onSpent: () => void }) {
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
      toast.success(td('reset.done'))
      await navigate(paths.loginPage(), { replace: true })
      await revalidate()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'reset_link_invalid') return onSpent()
      focusWrong(form.current, () => setProblem(wordsOf(error, td('reset.failed'))))
      setBusy(false)
    }
  }

  return (
    <AuthPage title={td('reset.title')} lead={td('reset.lead')}>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <PasswordField
          label={td('reset.password')}
          name="password"
          maxLength={256}
          error={problem}
          autoFocus
        />
        <Button type="submit" kind="main" busy={busy}>
          {td('reset.save')}
        </Button>
      </form>
    </AuthPage>
  )
}

const Spent = () => (
  <div role="alert">
    <AuthPage title={td('reset.spent')} lead={td('reset.spentText')}>
      <div>
        <Link to={paths.forgotPassword()} className={buttonClass({ kind: 'main' })}>
          {td('reset.askAgain')}
        </Link>
      </div>
    </AuthPage>
  </div>
)
