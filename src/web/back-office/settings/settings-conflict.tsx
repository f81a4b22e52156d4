import { rupees } from '#shop/money.ts'
import { englishOf, type InUrdu } from '#shop/settings/whatsapp-texts.ts'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Conflict } from '../forms/conflict.tsx'
import type { Settings, SettingsField } from './settings-values.ts'
import type { TheirSettings } from './use-settings-form.ts'

/** Shows settings that a colleague changed and this form changes too. */
export function SettingsConflict({
  now,
  mine,
  both,
  onTake,
}: TheirSettings & { onTake: () => void }) {
  const t = useMessages(backOfficeSettingsMessages)
  const fields = both.map((name) => ({
    name,
    label: labelOf(name, t),
    theirs: textOf(now, name, t),
    mine: textOf({ ...now, ...mine }, name, t),
  }))
  const [field] = both
  return (
    <Conflict
      of={{ kind: 'settings', id: 'settings', ...(field && { field }) }}
      fields={fields}
      onTake={onTake}
    />
  )
}

function labelOf(name: SettingsField, t: Translate<typeof backOfficeSettingsMessages>) {
  const english = englishOf(name)
  if (english !== null) return t('whatsapp.inUrdu', { label: t(`settings.${english}`) })
  const key = name === 'paymentMethods' ? 'payments' : (name as Exclude<SettingsField, InUrdu>)
  return t(`settings.${key as Exclude<typeof key, 'paymentMethods'>}`)
}

function textOf(
  now: Settings,
  name: SettingsField,
  t: Translate<typeof backOfficeSettingsMessages>,
) {
  if (name === 'shippingPrice') return t.money(rupees(now.shippingPrice))
  if (name === 'paymentMethods')
    return now.paymentMethods.map((one) => t(`settings.${one}`)).join('\n')
  if (name === 'towns') return now.towns.join('\n')
  if (name === 'hours')
    return now.hours.map(({ days, ...hours }) => `${days}: ${span(hours)}`).join('\n')
  if (name === 'holidays')
    return now.holidays
      .map(
        ({ day, name: what, hours }) =>
          `${day} ${what}: ${hours ? span(hours) : t('settings.closedAllDay')}`,
      )
      .join('\n')
  const value = now[name]
  return typeof value === 'boolean' ? t(value ? 'settings.yes' : 'settings.no') : String(value)
}

const span = ({ open, close }: { open: string; close: string }) => `${open}–${close}`
