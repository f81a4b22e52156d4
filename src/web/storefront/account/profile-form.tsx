import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { profileFields as wire } from '#wire/v1/account/signup-fields.ts'
import { accountCalls } from '../../app/api/account-calls.ts'
import type { Person } from '../../app/api/api.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useApi } from '../../app/api/use-api.ts'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { AvatarField } from './avatar-field.tsx'
import {
  changedOnly,
  faultOf,
  filledOnly,
  pictureProblem,
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
  const { form, busy, problem, errorOf, askCurrent } = useProfileForm(person, onSaved)
  return (
    <section aria-label={t('profile.edit')} className="panel p-5 sm:p-8">
      <form {...form} noValidate className="grid gap-5">
        <ProfileFields person={person} errorOf={errorOf} askCurrent={askCurrent} />
        <div role="alert" className="empty:hidden">
          {problem && <FieldError message={problem} />}
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

type Field = keyof typeof wire

function useProfileForm(person: Person, onSaved: Props['onSaved']) {
  const t = useMessages(accountMessages)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [askCurrent, setAskCurrent] = useState<ProvenField | null>(null)
  const profile = useForm<Field>({
    failed: t('profile.failed'),
    check(values) {
      const picture = pictureProblem(filledOnly(values).get(wire.picture))
      return picture && { fields: { picture: t(picture) } }
    },
    async send(values) {
      const changes = changedOnly(values, person)
      if ([...changes.keys()].length === 0) return onSaved(null)
      const { pendingEmail } = await accountCalls(api).updateProfile(changes)
      await revalidate()
      onSaved(pendingEmail === person.pendingEmail ? null : pendingEmail)
    },
    place(message, error) {
      const field = error instanceof ApiError ? faultOf(error.code) : null
      if (field === 'currentPassword') askForPassword()
      return field === null ? { general: message } : { fields: { [field]: message } }
    },
  })

  /** The field must be rendered before it can be focused. */
  const askForPassword = () =>
    flushSync(() =>
      setAskCurrent(provenFieldOf(new FormData(profile.form.ref.current ?? undefined), person)),
    )

  useEffect(
    () => profile.form.ref.current?.querySelector<HTMLElement>(`[name=${wire.fullName}]`)?.focus(),
    [profile.form.ref],
  )

  return { ...profile, askCurrent }
}

type FieldsProps = {
  person: Person
  errorOf: (field: Field) => string | undefined
  askCurrent: ProvenField | null
}

type Text = (
  field: Exclude<Field, 'picture' | 'kind'>,
  more: ComponentProps<typeof TextField>,
) => ReactNode

function ProfileFields({ person, errorOf, askCurrent }: FieldsProps) {
  const t = useMessages(accountMessages)
  const text: Text = (field, more) => (
    <TextField name={wire[field]} error={errorOf(field)} {...more} />
  )

  const currentPassword = text('currentPassword', {
    label: t('profile.current'),
    hint: t('profile.currentHint'),
    type: 'password',
    autoComplete: 'current-password',
    maxLength: 256,
  })

  return (
    <>
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
        {person.kind === 'stock' && <BusinessFields person={person} text={text} />}
        <PasswordField
          label={t('profile.password')}
          name={wire.password}
          error={errorOf('password')}
          placeholder={t('profile.passwordHint')}
          maxLength={256}
        />
        {askCurrent === 'password' && currentPassword}
      </div>
    </>
  )
}

function BusinessFields({ person, text }: { person: Person; text: Text }) {
  const t = useMessages(accountMessages)
  return (
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
  )
}
