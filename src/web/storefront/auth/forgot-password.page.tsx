import { useEffect, useRef, useState } from 'react'
import { accountCalls } from '../../app/api/account-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { useApi } from '../../app/api/use-api.ts'
import { authMessages } from '../../messages/en/storefront/account/auth.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ContactShop } from '../parts/contact-shop.tsx'
import { AuthPage } from './auth-page.tsx'

export const page = definePage({
  load: async () => null,
  head: (_, { language }) => ({ title: messagesIn(language, authMessages)('forgot.title') }),
  Page: function ForgotPasswordPage() {
    const [sent, setSent] = useState<{ to: string; by: 'email' | 'shop' }>()
    return sent === undefined ? (
      <Ask onSent={setSent} />
    ) : (
      <Sent {...sent} again={() => setSent(undefined)} />
    )
  },
})

function Ask({ onSent }: { onSent: (sent: { to: string; by: 'email' | 'shop' }) => void }) {
  const t = useMessages(authMessages)
  const api = useApi()
  const { form, busy, errorOf } = useForm<'email'>({
    failed: t('forgot.failed'),
    place: (message) => ({ fields: { email: message } }),
    async send(values) {
      const email = textIn(values, 'email')
      onSent({ to: email, by: await accountCalls(api).forgotPassword(email) })
    },
  })

  return (
    <AuthPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <form {...form} noValidate className="grid gap-5">
        <TextField
          label={t('forgot.email')}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          error={errorOf('email')}
          autoFocus
        />
        <Button type="submit" kind="main" busy={busy}>
          {t('forgot.send')}
        </Button>
      </form>
    </AuthPage>
  )
}

type SentProps = { to: string; by: 'email' | 'shop'; again: () => void }

function Sent({ to, by, again }: SentProps) {
  const t = useMessages(authMessages)
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus(), [])
  return (
    <div role="status">
      <AuthPage
        title={t(by === 'email' ? 'forgot.sent' : 'forgot.asked')}
        lead={
          by === 'email'
            ? t('forgot.sentText', { email: to })
            : t('forgot.askedText', { login: to })
        }
      >
        {by === 'shop' && <ContactShop text={t('forgot.whatsappText')} />}
        <div className="flex flex-wrap gap-3">
          <Link ref={way} to={paths.loginPage()} className={buttonClass({ kind: 'main' })}>
            {t('forgot.back')}
          </Link>
          <Button onClick={again}>{t('forgot.again')}</Button>
        </div>
      </AuthPage>
    </div>
  )
}
