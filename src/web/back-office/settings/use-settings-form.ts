import { useState } from 'react'
import { backOfficeSettingsMessages } from '../../messages/en/back-office-settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useKeptForm } from '../parts/use-kept-form.ts'
import { useStaffSend } from '../send.ts'
import { changesIn, type Settings, type SettingsField, wrongNumbers } from './settings-values.ts'

type Options = {
  settings: Settings
  /** those that the form has */
  fields: readonly SettingsField[]
  /** those that are saved even where they stay as they are */
  always?: readonly (keyof Settings & SettingsField)[]
  done: (isChanged: boolean) => Promise<void> | void
}

/** A form with some of the settings, which sends those that were changed. */
export function useSettingsForm({ settings, fields, always = [], done }: Options) {
  const t = useMessages(backOfficeSettingsMessages)
  const send = useStaffSend()
  const [shown, setShown] = useState(settings)
  return useKeptForm(`settings ${fields.join(' ')}`, {
    failed: t('settings.failed'),
    check(values) {
      const wrong = wrongNumbers(values, fields)
      const errors: Record<string, string> = Object.fromEntries(
        wrong.map((field) => [field, t('settings.number')]),
      )
      if (fields.includes('paymentMethods') && !values.has('paymentMethods'))
        errors['paymentMethods'] = t('settings.onePayment')
      return Object.keys(errors).length === 0 ? null : { fields: errors }
    },
    async send(values) {
      const same = Object.fromEntries(always.map((field) => [field, shown[field]]))
      const body = { ...same, ...changesIn(values, shown, fields) }
      const isChanged = Object.keys(body).length > 0
      if (isChanged) setShown((await send('adminChangeSettings', { body })).data)
      await done(isChanged)
    },
  })
}
