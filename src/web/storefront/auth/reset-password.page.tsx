import { useState } from 'react'
import { accountCalls } from '../../app/api/account-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useApi } from '../../app/api/use-api.ts'
import { authMessages } from '../../messages/en/storefront/account/auth.ts'
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
  const { form, busy, errorOf } = useForm<'password'>({
    failed: t('reset.failed'),
    place(message, error) {
      if (error instanceof ApiError && error.code === 'reset_link_invalid') onSpent()
      return { fields: { password: message } }
    },
    async send(values) {
      await accountCalls(api).resetPassword({ token, password: String(values.get('password')) })
      toast.success(t('reset.done'))
      await navigate(paths.loginPage(), { replace: true })
      await revalidate()
    },
  })

  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')}>
      <form {...form} noValidate className="grid gap-5">
        <PasswordField
          label={t('reset.password')}
          name="password"
          maxLength={256}
          error={errorOf('password')}
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
