import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { useStaffSend } from '../send.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { QrCode } from '../../ui/qr/qr-code.tsx'

type Secret = Answer<'adminStartTwoFactor'>['data']
type Props = { onDone: (codes: readonly string[]) => void }

/** First the password, then the key for the app, and a code that shows that the app has it. */
export function SetUp({ onDone }: Props) {
  const t = useMessages(backOfficeSecurityMessages)
  const [step, setStep] = useState<'closed' | 'password' | Secret>('closed')
  const cancel = () => setStep('closed')
  if (step === 'closed')
    return (
      <div>
        <Button kind="main" onClick={() => setStep('password')}>
          {t('setUp.start')}
        </Button>
      </div>
    )
  if (step === 'password') return <AskPassword onSecret={setStep} onCancel={cancel} />
  return <AskCode secret={step} onDone={onDone} onCancel={cancel} />
}

type AskPasswordProps = { onSecret: (secret: Secret) => void; onCancel: () => void }

function AskPassword({ onSecret, onCancel }: AskPasswordProps) {
  const t = useMessages(backOfficeSecurityMessages)
  const send = useStaffSend()
  const { form, busy, problem } = useForm({
    failed: t('security.failed'),
    place: (general) => ({ general }),
    async send(values) {
      const body = { password: String(values.get('password')) }
      onSecret((await send('adminStartTwoFactor', { body })).data)
    },
  })
  return (
    <form {...form} noValidate className="grid max-w-md gap-4">
      {problem && <Notice>{problem}</Notice>}
      <TextField
        label={t('security.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        ref={focus}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="main" type="submit" busy={busy}>
          {t('setUp.next')}
        </Button>
        <Button onClick={onCancel}>{t('security.keep')}</Button>
      </div>
    </form>
  )
}

// What has come in the place of the pressed button takes the focus.
const focus = (input: HTMLElement | null) => input?.focus()

type AskCodeProps = { secret: Secret; onCancel: () => void } & Props

function AskCode({ secret: { secret, link }, onDone, onCancel }: AskCodeProps) {
  const t = useMessages(backOfficeSecurityMessages)
  const send = useStaffSend()
  const { form, busy, problem } = useForm({
    failed: t('security.failed'),
    place: (general) => ({ general }),
    async send(values) {
      const body = { code: textIn(values, 'code').replaceAll(' ', '') }
      const { data } = await send('adminConfirmTwoFactor', { body })
      toast.success(t('setUp.done'), 'action')
      onDone(data.recoveryCodes)
    },
  })
  return (
    <form {...form} noValidate className="grid gap-4">
      {problem && <Notice>{problem}</Notice>}
      <p>{t('setUp.steps')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode text={link} label={t('setUp.qr')} />
        <a href={link} className={buttonClass()} ref={focus}>
          {t('setUp.open')}
        </a>
      </div>
      <div className="grid gap-2">
        <p id="two-factor-key" className="text-small font-semibold">
          {t('setUp.secret')}
        </p>
        <code
          aria-labelledby="two-factor-key"
          className="rounded-small bg-sunk p-3 text-lead select-all"
        >
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <div>
          <CopyButton text={secret} label={t('setUp.copy')} done={t('setUp.copied')} />
        </div>
      </div>
      <TextField
        className="max-w-md"
        label={t('security.code')}
        hint={t('security.codeHint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="main" type="submit" busy={busy}>
          {t('setUp.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('security.keep')}</Button>
      </div>
    </form>
  )
}
