import { useState } from 'react'
import { locales } from '#shop/locale.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useApi } from '../../app/api/use-api.ts'
import { isBackOffice, paths } from '../../app/paths.ts'
import { staffLoginMessages } from '../../messages/en/back-office/settings/staff-login.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field, TextField } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { defineGuestPage } from '../layout/guest-layout.tsx'
import { staffSend } from '../send.ts'

export const page = defineGuestPage({
  load: async ({ url, layoutData }) => {
    const next = url.searchParams.get('next') ?? ''
    const { settings } = await layoutData
    const language = locales.find((one) => one === url.searchParams.get('language'))
    return {
      language,
      next: isBackOffice(next) ? next : officePaths.today(),
      shop: settings.shopName,
    }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, staffLoginMessages)('staffLogin.title'),
  }),
  Page: function StaffLogin({ data: { next, shop, language } }) {
    const t = useMessages(staffLoginMessages)
    const api = useApi()
    const [asksCode, setAsksCode] = useState(false)
    const { form, busy, problem } = useForm({
      failed: t('staffLogin.failed'),
      place(message, error) {
        if (!(error instanceof ApiError) || error.code !== 'second_factor_needed')
          return { general: message }
        setAsksCode(true)
        return {}
      },
      async send(values) {
        const typed = (name: string) => String(values.get(name) ?? '')
        const code = typed('code').trim()
        const body = {
          email: typed('email'),
          password: typed('password'),
          remember: values.has('remember'),
        }
        await staffSend(api)('login', { body: { ...body, ...(code !== '' && { code }) } })
        // Whoever is in stays in, even if the choice of language is lost.
        if (language !== undefined)
          await staffSend(api)('adminChooseLanguage', { body: { language } }).catch(() => null)
        window.location.assign(next)
      },
    })
    return (
      <div className="panel mx-auto grid max-w-lg gap-5 p-5 sm:p-8">
        <div className="grid gap-1">
          <p className="text-title wrap-anywhere">{shop}</p>
          <h1 className="text-head">{t('staffLogin.title')}</h1>
        </div>
        <form {...form} noValidate className="grid gap-5">
          {problem && <Notice>{problem}</Notice>}
          <TextField label={t('staffLogin.email')} name="email" autoComplete="username" />
          <Field label={t('staffLogin.password')}>
            {(wiring) => (
              <PasswordInput name="password" autoComplete="current-password" {...wiring} />
            )}
          </Field>
          {asksCode && (
            <TextField
              autoFocus
              label={t('staffLogin.code')}
              hint={t('staffLogin.codeHint')}
              name="code"
              inputMode="text"
              autoComplete="one-time-code"
              maxLength={40}
            />
          )}
          <Checkbox label={t('staffLogin.remember')} name="remember" />
          <Button type="submit" kind="main" busy={busy}>
            {t('staffLogin.submit')}
          </Button>
          {/* Another application: the browser itself goes there. */}
          <a
            href={paths.forgotPassword()}
            className="inline-flex min-h-11 items-center justify-self-start text-link hover:underline"
          >
            {t('staffLogin.forgot')}
          </a>
        </form>
      </div>
    )
  },
})
