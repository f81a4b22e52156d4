import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { profileFields as wire } from '#wire/signup-fields.ts'
import type { Person } from '../../api.ts'
import { ApiError, wordsOf } from '../../problem.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { focusWrong } from '../../ui/focus-wrong.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../use-api.ts'
import { ta } from '../../words/account.ts'
import { PictureField } from '../session/picture-field.tsx'
import { faultOf, filledOnly, pictureProblem, type ProfileFault } from './profile-rules.ts'

type Props = { person: Person; onSaved: () => void; onCancel: () => void }

export function ProfileForm({ person, onSaved, onCancel }: Props) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ProfileFault | null>(null)
  const [askCurrent, setAskCurrent] = useState(false)

  useEffect(() => form.current?.querySelector<HTMLElement>(`[name=${wire.fullName}]`)?.focus(), [])

  function refuse(next: ProfileFault) {
    setFault(next)
    if (next.field === 'currentPassword') setAskCurrent(true)
    toast.error(next.words)
    if (form.current) focusWrong(form.current)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = filledOnly(new FormData(event.currentTarget))
    const problem = pictureProblem(fields.get(wire.picture))
    if (problem) return refuse({ field: 'picture', words: ta(problem) })
    setBusy(true)
    setFault(null)
    try {
      await api.updateProfile(fields)
      await revalidate()
      onSaved()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      refuse({ field: faultOf(code), words: wordsOf(error, ta('profile.failed')) })
      setBusy(false)
    }
  }

  const errorOf = (field: ProfileFault['field']) => (fault?.field === field ? fault.words : undefined)

  return (
    <section aria-label={ta('profile.edit')} className="panel p-5 sm:p-8">
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <PictureField name={wire.picture} person={person.fullName} error={errorOf('picture')} />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label={ta('profile.fullName')}
            name={wire.fullName}
            defaultValue={person.fullName}
            autoComplete="name"
            maxLength={120}
          />
          <TextField
            label={ta('profile.phone')}
            name={wire.phone}
            type="tel"
            inputMode="tel"
            defaultValue={person.phone}
            autoComplete="tel"
            maxLength={20}
            error={errorOf('phone')}
          />
          <TextField
            label={ta('profile.email')}
            name={wire.email}
            type="email"
            defaultValue={person.email}
            autoComplete="email"
            maxLength={254}
            error={errorOf('email')}
          />
          <TextField
            label={ta('profile.password')}
            name={wire.password}
            type="password"
            placeholder={ta('profile.passwordHint')}
            autoComplete="new-password"
            maxLength={256}
            error={errorOf('password')}
          />
          {askCurrent && (
            <TextField
              label={ta('profile.current')}
              hint={ta('profile.currentHint')}
              name={wire.currentPassword}
              type="password"
              autoComplete="current-password"
              maxLength={256}
              error={errorOf('currentPassword')}
            />
          )}
          {person.kind === 'stock' && (
            <>
              <TextField
                label={ta('profile.businessName')}
                name={wire.businessName}
                defaultValue={person.businessName ?? ''}
                autoComplete="organization"
                maxLength={200}
              />
              <TextField
                label={ta('profile.businessAddress')}
                name={wire.businessAddress}
                defaultValue={person.businessAddress ?? ''}
                autoComplete="street-address"
                maxLength={500}
              />
            </>
          )}
        </div>
        <div role="alert" className="empty:hidden">
          {fault?.field === null && <FieldError message={fault.words} />}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="main" busy={busy}>
            {ta('profile.save')}
          </Button>
          <Button onClick={onCancel}>{ta('profile.cancel')}</Button>
        </div>
      </form>
    </section>
  )
}
