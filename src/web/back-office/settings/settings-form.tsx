import { useState } from 'react'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeSettingsMessages } from '../../messages/en/back-office-settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { FormPart } from '../parts/form-part.tsx'
import { useStaffSend } from '../send.ts'
import { HoursFields } from './hours-fields.tsx'
import { changesIn, choices, type Settings, wrongNumbers } from './settings-values.ts'

export function SettingsForm({ settings, mayWrite }: { settings: Settings; mayWrite: boolean }) {
  const t = useMessages(backOfficeSettingsMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(settings)
  const { form, busy, problem, errorOf } = useForm({
    failed: t('settings.failed'),
    check(values) {
      const wrong = wrongNumbers(values)
      const fields = Object.fromEntries(wrong.map((field) => [field, t('settings.number')]))
      return wrong.length === 0 ? null : { fields }
    },
    async send(values) {
      const changes = changesIn(values, shown)
      if (Object.keys(changes).length === 0) return toast.success(t('settings.unchanged'), 'action')
      setShown((await send('adminChangeSettings', { body: changes })).data)
      toast.success(t('settings.saved'), 'action')
      await revalidate()
    },
  })
  const text = (name: 'tagline' | 'phone' | 'whatsapp' | 'email' | 'shopName') => ({
    name,
    label: t(`settings.${name}`),
    defaultValue: settings[name],
    error: errorOf(name),
  })
  return (
    <form {...form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 gap-4">
        {problem && <Notice>{problem}</Notice>}
        <FormPart title={t('settings.shop')}>
          <TextField {...text('shopName')} maxLength={60} />
          <TextField {...text('tagline')} maxLength={160} optional />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField {...text('phone')} type="tel" hint={t('settings.phoneHint')} optional />
            <TextField {...text('whatsapp')} type="tel" optional />
          </div>
          <TextField {...text('email')} type="email" optional />
          <AreaField
            name="address"
            label={t('settings.address')}
            defaultValue={settings.address}
            error={errorOf('address')}
            maxLength={300}
            rows={2}
            optional
          />
          <HoursFields hours={settings.hours} error={errorOf} />
        </FormPart>
        <Delivery settings={settings} errorOf={errorOf} />
        <Selling settings={settings} errorOf={errorOf} />
        {mayWrite && (
          <Button type="submit" kind="main" busy={busy} className="justify-self-start">
            {t('settings.save')}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

type PartProps = { settings: Settings; errorOf: (field: string) => string | undefined }

function Delivery({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <FormPart title={t('settings.delivery')}>
      <AreaField
        name="towns"
        label={t('settings.towns')}
        hint={t('settings.townsHint')}
        defaultValue={settings.towns.join('\n')}
        error={errorOf('towns')}
      />
      <TextField
        name="shippingPrice"
        label={t('settings.shippingPrice')}
        hint={t('settings.shippingHint')}
        defaultValue={settings.shippingPrice}
        error={errorOf('shippingPrice')}
        inputMode="decimal"
        className="max-w-80"
      />
    </FormPart>
  )
}

function Selling({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <FormPart title={t('settings.selling')}>
      <div>
        {choices.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={t(`settings.${name}`)}
            defaultChecked={settings[name]}
          />
        ))}
      </div>
      <TextField
        name="lowStock"
        label={t('settings.lowStock')}
        hint={t('settings.lowStockHint')}
        defaultValue={settings.lowStock}
        error={errorOf('lowStock')}
        inputMode="numeric"
        className="max-w-80"
      />
    </FormPart>
  )
}
