import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'
import {
  bothChanged,
  changesIn,
  errorsByField,
  type Settings,
  type SettingsField,
  wholeFields,
  remindersIn,
  wrongNumbers,
} from './settings-values.ts'

type Options = {
  settings: Settings
  /** those that the form has */
  fields: readonly SettingsField[]
  /** saved even if unchanged */
  always?: readonly (keyof Settings & SettingsField)[]
  done: (isChanged: boolean) => Promise<void> | void
}

/** The latest settings, and the changes made here; `both`: changed by both. */
export type TheirSettings = {
  now: Settings
  mine: Partial<Settings>
  both: readonly SettingsField[]
}

/** A form for some settings, which sends only the changed ones. Returns conflicts with changes by colleagues as `theirs`. */
export function useSettingsForm({ settings, fields, always = [], done }: Options) {
  const t = useMessages(backOfficeSettingsMessages)
  const send = useStaffSend()
  /** The settings that the fields started with. */
  const [base, setBase] = useState(settings)
  const [theirs, setTheirs] = useState<TheirSettings | null>(null)

  async function save(changes: ReturnType<typeof changesIn>) {
    const seen = picked(theirs === null ? base : { ...base, ...picked(theirs.now, theirs.both) }, namesIn(changes)) // prettier-ignore
    try {
      const { data } = await send('adminChangeSettings', { body: { ...changes, seen } })
      setTheirs(null)
      // The form still shows the earlier values of the fields that it didn't send.
      setBase({ ...base, ...picked(data, namesIn(changes)) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') {
        const now = (await send('adminSettings')).data
        setTheirs({ now, mine: changes, both: bothChanged(changes, base, now) })
      }
      throw error
    }
  }

  const form = useDraftForm(`settings ${fields.join(' ')}`, {
    failed: t('settings.failed'),
    check(values) {
      const wrong = wrongNumbers(values, fields)
      const errors: Record<string, string> = Object.fromEntries(
        wrong.map((field) => [
          field,
          field === 'shippingPrice'
            ? t('settings.number')
            : t('settings.whole', wholeFields[field]),
        ]),
      )
      if (fields.includes('khataReminders') && remindersIn(values) === null)
        errors['khataReminders'] = t('settings.wrongReminders')
      if (fields.includes('paymentMethods') && !values.has('paymentMethods'))
        errors['paymentMethods'] = t('settings.onePayment')
      return Object.keys(errors).length === 0 ? null : { fields: errors }
    },
    // Errors at a field don't need the API's name of the field.
    place(general, error) {
      const found = error instanceof ApiError ? errorsByField(error.errors, fields) : null
      return found === null ? { general } : { fields: found }
    },
    async send(values) {
      const changes = { ...picked(base, always), ...changesIn(values, base, fields) }
      const isChanged = Object.keys(changes).length > 0
      if (isChanged) await save(changes)
      await done(isChanged)
    },
  })
  /** What drafted fields were when they were typed: a colleague may have saved another value since. */
  const startFrom = (seen: Partial<Settings>) => setBase((now) => ({ ...now, ...seen }))
  return { ...form, theirs, startFrom }
}

const picked = (settings: Settings, names: readonly SettingsField[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]))

const namesIn = (changes: object) => Object.keys(changes) as SettingsField[]
