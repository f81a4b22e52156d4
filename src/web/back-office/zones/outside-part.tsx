import { useState } from 'react'
import { leadDays } from '#shop/delivery/zone.ts'
import type { Answer } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { FormPart } from '../forms/form-part.tsx'
import { amountIn } from '../khata/amount-in.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { takesText } from './use-zone-terms.ts'

type Settings = Answer<'adminSettings'>['data']
type Outside = Pick<Settings, 'deliversOutside' | 'outsideDays' | 'shippingPrice'>

/** Whether the shop delivers outside of its zones, how long that takes and what it costs. */
export function OutsidePart({ settings }: { settings: Settings }) {
  const t = useMessages(backOfficeZonesMessages)
  const { deliversOutside, outsideDays, shippingPrice } = settings
  const now = { deliversOutside, outsideDays, shippingPrice }
  const mayWrite = useAllows('settings.write')
  return (
    // A colleague's change starts a new form.
    <FormPart key={JSON.stringify(now)} title={t('outside.title')} hint={t('outside.text')}>
      <OutsideForm now={now} mayWrite={mayWrite} />
    </FormPart>
  )
}

function OutsideForm({ now, mayWrite }: { now: Outside; mayWrite: boolean }) {
  const t = useMessages(backOfficeZonesMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [delivers, setDelivers] = useState(now.deliversOutside)
  const { form, busy, problem, errorOf } = useForm({
    failed: t('zones.failed'),
    place: (general) => ({ general }),
    check: (values) => (delivers ? wrongIn(values) : null),
    async send(values) {
      const changes = delivers ? { deliversOutside: true, ...typedIn(values) } : { deliversOutside: false } // prettier-ignore
      try {
        await send('adminChangeSettings', { body: { ...changes, seen: now } })
      } catch (error) {
        // What a colleague saved is shown, and this form begins with it.
        if (error instanceof ApiError && error.code === 'changed_meanwhile') await revalidate()
        throw error
      }
      toast.success(t('outside.saved'), 'action')
      await revalidate()
    },
  })

  function wrongIn(values: FormData) {
    const { outsideDays } = typedIn(values)
    const fee = textIn(values, 'fee')
    const fields = {
      ...(fee !== '0' && amountIn(values, 'fee') <= 0 && { fee: t('outside.feeWrong') }),
      ...(outsideDays.from > outsideDays.to && { to: t('outside.daysWrong') }),
    }
    return Object.keys(fields).length > 0 ? { fields } : null
  }

  return (
    <form {...form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 gap-4">
        {problem && <Notice>{problem}</Notice>}
        <RadioGroup
          label={t('outside.delivers')}
          value={delivers ? 'yes' : 'no'}
          onChange={(value) => setDelivers(value === 'yes')}
          choices={[
            { value: 'yes', label: t('zones.yes'), hint: t('outside.yesText') },
            { value: 'no', label: t('zones.no'), hint: t('outside.noText') },
          ]}
        />
        {delivers && <OutsideTerms now={now} errorOf={errorOf} />}
        {mayWrite && (
          <Button type="submit" kind="main" busy={busy} className="justify-self-start">
            {t('outside.save')}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

type TermsProps = { now: Outside; errorOf: (field: 'fee' | 'to') => string | undefined }

function OutsideTerms({ now, errorOf }: TermsProps) {
  const t = useMessages(backOfficeZonesMessages)
  return (
    <>
      <TextField
        name="fee"
        label={t('outside.fee')}
        hint={t('outside.feeHint')}
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        defaultValue={now.shippingPrice}
        error={errorOf('fee')}
        className="max-w-80"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`field.${name}`)}
            defaultValue={`${now.outsideDays[name]}`}
            error={name === 'to' ? errorOf(name) : undefined}
            options={leadDays.map((days) => ({ value: `${days}`, label: takesText(t, { from: days, to: days }) }))} // prettier-ignore
          />
        ))}
      </div>
      <p className="text-small text-soft">{t('hint.takes')}</p>
    </>
  )
}

const typedIn = (values: FormData) => ({
  shippingPrice: textIn(values, 'fee'),
  outsideDays: { from: Number(textIn(values, 'from')), to: Number(textIn(values, 'to')) },
})
