import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { profileFields as wire } from '#wire/v1/signup-fields.ts'
import type { Person } from '../../app/api/api.ts'
import { ApiError, wordsOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { focusWrong } from '../../ui/focus-wrong.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { AvatarField } from './avatar-field.tsx'
import {
  faultOf,
  filledOnly,
  pictureProblem,
  type ProfileFault,
  type ProvenField,
  provenFieldOf,
} from '../auth/profile-rules.ts'

type Props = {
  person: Person
  onSaved: (newlyPending: string | null) => void
  onCancel: () => void
}

export function ProfileForm({ person, onSaved, onCancel }: Props) {
  const t = useMessages(accountMessages)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ProfileFault | null>(null)
  const [askCurrent, setAskCurrent] = useState<ProvenField | null>(null)

  useEffect(() => form.current?.querySelector<HTMLElement>(`[name=${wire.fullName}]`)?.focus(), [])

  function refuse(next: ProfileFault) {
    toast.error(next.words)
    focusWrong(form.current, () => {
      setFault(next)
      if (next.field === 'currentPassword')
        setAskCurrent(provenFieldOf(new FormData(form.current ?? undefined), person))
    })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = filledOnly(new FormData(event.currentTarget))
    const problem = pictureProblem(fields.get(wire.picture))
    if (problem) return refuse({ field: 'picture', words: t(problem) })
    setBusy(true)
    setFault(null)
    try {
      const { pendingEmail } = await api.updateProfile(fields)
      await revalidate()
      onSaved(pendingEmail === person.pendingEmail ? null : pendingEmail)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      refuse({ field: faultOf(code), words: wordsOf(error, t('profile.failed')) })
      setBusy(false)
    }
  }

  const errorOf = (field: ProfileFault['field']) =>
    fault?.field === field ? fault.words : undefined
  const text = (
    field: Exclude<keyof typeof wire, 'picture' | 'kind'>,
    more: Parameters<typeof TextField>[0],
  ) => <TextField name={wire[field]} error={errorOf(field)} {...more} />

  const currentPassword = text('currentPassword', {
    label: t('profile.current'),
    hint: t('profile.currentHint'),
    type: 'password',
    autoComplete: 'current-password',
    maxLength: 256,
  })

  return (
    <section aria-label={t('profile.edit')} className="panel p-5 sm:p-8">
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <AvatarField name={wire.picture} person={person} error={errorOf('picture')} />
        <div className="grid items-start gap-5 md:grid-cols-2">
          {text('fullName', {
            label: t('profile.fullName'),
            defaultValue: person.fullName,
            autoComplete: 'name',
            maxLength: 120,
          })}
          {text('email', {
            label: t('profile.email'),
            type: 'email',
            defaultValue: person.email,
            autoComplete: 'email',
            maxLength: 254,
          })}
          {askCurrent === 'email' && currentPassword}
          {text('phone', {
            label: t('profile.phone'),
            type: 'tel',
            inputMode: 'tel',
            defaultValue: person.phone,
            autoComplete: 'tel',
            maxLength: 20,
          })}
          {askCurrent === 'phone' && currentPassword}
          {person.kind === 'stock' && (
            <>
              {text('businessName', {
                label: t('profile.businessName'),
                defaultValue: person.businessName ?? '',
                autoComplete: 'organization',
                maxLength: 200,
              })}
              {text('businessAddress', {
                label: t('profile.businessAddress'),
                defaultValue: person.businessAddress ?? '',
                autoComplete: 'street-address',
                maxLength: 500,
                className: 'md:col-span-2',
              })}
            </>
          )}
          <PasswordField
            label={t('profile.password')}
            name={wire.password}
            error={errorOf('password')}
            placeholder={t('profile.passwordHint')}
            maxLength={256}
          />
          {askCurrent === 'password' && currentPassword}
        </div>
        <div role="alert" className="empty:hidden">
          {fault?.field === null && <FieldError message={fault.words} />}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="main" busy={busy}>
            {t('profile.save')}
          </Button>
          <Button onClick={onCancel}>{t('profile.cancel')}</Button>
        </div>
      </form>
    </section>
  )
}
