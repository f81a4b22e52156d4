import { labelLanguages } from '#shop/settings/settings.ts'
import { payments } from '#shop/settings/payment.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { officePaths } from '../addresses.ts'
import {
  type Choice,
  pointsChoices,
  type Settings,
  wholeFields,
  type WholeField,
} from './settings-values.ts'

/** Short fields beside each other. */
export const pairs = 'grid items-start gap-4 sm:grid-cols-2'

export type PartProps = { settings: Settings; errorOf: (field: string) => string | undefined }

export function ShopFields({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  const text = (name: 'tagline' | 'phone' | 'whatsapp' | 'email' | 'shopName') => ({
    name,
    label: t(`settings.${name}`),
    defaultValue: settings[name],
    error: errorOf(name),
  })
  return (
    <div className={pairs}>
      <TextField {...text('shopName')} maxLength={60} />
      <TextField {...text('tagline')} maxLength={160} optional />
      <TextField {...text('phone')} type="tel" hint={t('settings.phoneHint')} />
      <TextField {...text('whatsapp')} type="tel" optional />
      <AreaField
        name="address"
        label={t('settings.address')}
        defaultValue={settings.address}
        error={errorOf('address')}
        maxLength={300}
        rows={2}
        optional
      />
      <TextField {...text('email')} type="email" optional />
    </div>
  )
}

export function DeliveryFields(props: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  const { settings, errorOf } = props
  return (
    <>
      <div className={pairs}>
        <AreaField
          name="towns"
          label={t('settings.towns')}
          optional
          hint={t('settings.townsHint')}
          defaultValue={settings.towns.join('\n')}
          error={errorOf('towns')}
        />
        <div className="grid gap-4">
          <TextField
            name="shippingPrice"
            label={t('settings.shippingPrice')}
            hint={t('settings.shippingHint')}
            defaultValue={settings.shippingPrice}
            error={errorOf('shippingPrice')}
            inputMode="decimal"
            className="max-w-80"
          />
          <WholeSetting
            {...props}
            name="pickupDays"
            hint={t('settings.pickupDaysHint', wholeFields.pickupDays)}
          />
        </div>
      </div>
      <Link to={officePaths.zones()} className="back-link">
        {t('settings.zones')}
        <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </Link>
    </>
  )
}

type ChoiceProps = Pick<PartProps, 'settings'> & { names: readonly Choice[] }

export function ChoiceFields({ settings, names }: ChoiceProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <div className="grid gap-2">
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={t(`settings.${name}`)}
          defaultChecked={settings[name]}
        />
      ))}
    </div>
  )
}

type WholeProps = PartProps & { name: WholeField; hint?: string }

export function WholeSetting({ settings, errorOf, name, hint }: WholeProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <TextField
      name={name}
      label={t(`settings.${name}`)}
      hint={hint}
      defaultValue={settings[name]}
      error={errorOf(name)}
      inputMode="numeric"
      className="max-w-80"
    />
  )
}

export function LabelLanguageField({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <SelectField
      name="labelLanguage"
      label={t('settings.labelLanguage')}
      hint={t('settings.labelLanguageHint')}
      defaultValue={settings.labelLanguage}
      error={errorOf('labelLanguage')}
      options={labelLanguages.map((value) => ({ value, label: t(`labelLanguage.${value}`) }))}
    />
  )
}

/** How goods are weighed when they are packed. */
export function WeighingFields({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <>
      <WholeSetting
        settings={settings}
        errorOf={errorOf}
        name="weightTolerance"
        hint={t('settings.weightToleranceHint', wholeFields.weightTolerance)}
      />
      <TextField
        name="scaleStart"
        label={t('settings.scaleStart')}
        hint={t('settings.scaleStartHint')}
        defaultValue={settings.scaleStart}
        error={errorOf('scaleStart')}
        inputMode="numeric"
        maxLength={2}
        className="max-w-80"
      />
      <WholeSetting
        settings={settings}
        errorOf={errorOf}
        name="scaleCodeDigits"
        hint={t('settings.scaleCodeDigitsHint', wholeFields.scaleCodeDigits)}
      />
    </>
  )
}

export function PointsFields(props: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <>
      <p className="text-small text-soft">{t('settings.pointsHint')}</p>
      <ChoiceFields settings={props.settings} names={pointsChoices} />
      <div className={pairs}>
        <WholeSetting
          {...props}
          name="pointsDivisor"
          hint={t('settings.pointsDivisorHint', wholeFields.pointsDivisor)}
        />
        <WholeSetting
          {...props}
          name="buyNowPercent"
          hint={t('settings.buyNowPercentHint', wholeFields.buyNowPercent)}
        />
      </div>
    </>
  )
}

export function PaymentFields({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  const wrong = errorOf('paymentMethods')
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">{t('settings.payments')}</legend>
      <p className="text-small text-soft">{t('settings.paymentsHint')}</p>
      {payments.map((one) => (
        <Checkbox
          key={one}
          name="paymentMethods"
          value={one}
          label={t(`settings.${one}`)}
          defaultChecked={settings.paymentMethods.includes(one)}
          aria-invalid={wrong !== undefined || undefined}
        />
      ))}
      {wrong && <FieldError message={wrong} />}
    </fieldset>
  )
}

export function SenderFields({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <div className={pairs}>
      <TextField
        name="senderName"
        label={t('settings.senderName')}
        hint={t('settings.senderNameHint')}
        defaultValue={settings.senderName}
        error={errorOf('senderName')}
        maxLength={60}
        optional
      />
      <TextField
        name="senderEmail"
        type="email"
        label={t('settings.senderEmail')}
        hint={t('settings.senderEmailHint')}
        defaultValue={settings.senderEmail}
        error={errorOf('senderEmail')}
        optional
      />
    </div>
  )
}
