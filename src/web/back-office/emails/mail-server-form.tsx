import { useRef, useState } from 'react'
import { mailFaultCodes, type MailPort, mailPorts } from '#shop/notifications/mail-server.ts'
import type { Answer } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeMailServerMessages } from '../../messages/en/back-office/content/mail-server.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { type FormErrors, textIn, useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useStaffSend } from '../send.ts'

export type SavedServer = Answer<'adminMailServer'>['data']
type FieldName = 'host' | 'port' | 'username' | 'password'

const faultCodes: ReadonlySet<string> = new Set(Object.values(mailFaultCodes))

/** Tests the mail server and saves it if it works, or if the owner wants it anyway. No draft, as it has a password. */
function useMailServerForm(server: SavedServer) {
  const t = useMessages(backOfficeMailServerMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [hasFailed, setFailed] = useState(false)
  const isAnyway = useRef(false)

  function check(values: FormData): FormErrors<FieldName> | null {
    const [host, username] = [textIn(values, 'host'), textIn(values, 'username')]
    if (host === '') return { fields: { host: t('server.hostMissing') } }
    if (!/^[a-z0-9.-]+$/i.test(host)) return { fields: { host: t('server.hostInvalid') } }
    const isKept = server.hasPassword && host === server.host && username === server.username
    if (username !== '' && passwordIn(values) === '' && !isKept)
      return { fields: { password: t('server.passwordMissing') } }
    return null
  }
  const form = useForm<FieldName>({
    failed: t('server.failed'),
    check,
    async send(values) {
      const test = !isAnyway.current
      const body = {
        host: textIn(values, 'host'),
        port: Number(textIn(values, 'port')) as MailPort,
        username: textIn(values, 'username'),
        password: passwordIn(values) || null,
        test,
      }
      setFailed(false)
      await send('adminChangeMailServer', { body })
      toast.success(t(test ? 'server.savedWorks' : 'server.savedUntested'), 'action')
      await revalidate()
    },
    place(general, error) {
      if (!(error instanceof ApiError) || !faultCodes.has(error.code)) return { general }
      setFailed(true)
      return { general: t('server.notSaved', { fault: general }) }
    },
  })
  return { ...form, hasFailed, isAnyway }
}

export function MailServerForm({ server }: { server: SavedServer }) {
  const t = useMessages(backOfficeMailServerMessages)
  const { form, busy, problem, errorOf, hasFailed, isAnyway } = useMailServerForm(server)
  return (
    <form {...form} noValidate className="office-box grid gap-4">
      {problem && <Notice>{problem}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_14rem]">
        <TextField
          name="host"
          label={t('server.host')}
          hint={t('server.hostHint')}
          error={errorOf('host')}
          defaultValue={server.host}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={253}
        />
        <SelectField
          name="port"
          label={t('server.port')}
          defaultValue={String(server.port ?? 465)}
          options={mailPorts.map((port) => ({ value: `${port}`, label: t(`server.port${port}`) }))}
        />
      </div>
      <TextField
        name="username"
        label={t('server.username')}
        hint={t('server.usernameHint')}
        error={errorOf('username')}
        defaultValue={server.username}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={320}
      />
      <TextField
        name="password"
        type="password"
        label={t('server.password')}
        hint={t(server.hasPassword ? 'server.passwordKept' : 'server.passwordHint')}
        error={errorOf('password')}
        dir="ltr"
        autoComplete="new-password"
        maxLength={500}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="main" type="submit" busy={busy} onClick={() => (isAnyway.current = false)}>
          {t('server.save')}
        </Button>
        {hasFailed && (
          <Button type="submit" disabled={busy} onClick={() => (isAnyway.current = true)}>
            {t('server.saveAnyway')}
          </Button>
        )}
      </div>
      {hasFailed && <p className="text-small text-soft">{t('server.anywayHint')}</p>}
    </form>
  )
}

/** Untrimmed, as a password may begin with a space. */
const passwordIn = (values: FormData) => String(values.get('password') ?? '')
