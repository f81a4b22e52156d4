import { useState } from 'react'
import { accountCalls } from '../../app/api/account-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { stockAlertMessages } from '../../messages/en/storefront/catalogue/stock-alerts.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PlainForm } from '../parts/plain-form.tsx'

type Props = {
  product: { id: string; number: number }
  sent?: boolean
  /** error of a submit without scripts, and its e-mail */
  refused?: string | undefined
  email?: string
}

export function NotifyForm({ product, sent: wasSent = false, refused, email }: Props) {
  const t = useMessages(stockAlertMessages)
  const api = useApi()
  const [sent, setSent] = useState(wasSent)
  const { form, busy, problem, errorOf } = useForm<'email'>({
    refused,
    failed: t('ask.failed'),
    place: (message) => ({ fields: { email: message } }),
    async send(values) {
      const [email, trap] = [textIn(values, 'email'), textIn(values, 'website')]
      await accountCalls(api).askGuestAlert(product.id, email, trap)
      setSent(true)
    },
  })
  if (sent)
    return (
      <div role="status" className="grid gap-1">
        <p className="text-title">{t('ask.sent')}</p>
        <p className="text-soft">{t('ask.sentText')}</p>
      </div>
    )
  return (
    <PlainForm {...form} action={paths.notifyMe()} className="relative grid gap-5">
      <input type="hidden" name="product" value={product.number} />
      <TextField
        label={t('ask.email')}
        name="email"
        defaultValue={email}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t('ask.privacy')}
        error={errorOf('email') ?? problem}
        required
        autoFocus
      />
      {/* Honeypot: only bots fill in hidden fields. */}
      <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
        <label>
          {t('ask.trap')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" kind="main" busy={busy}>
        {t('ask.send')}
      </Button>
    </PlainForm>
  )
}
