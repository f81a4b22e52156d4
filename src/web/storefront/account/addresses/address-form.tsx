import { accountCalls } from '../../../app/api/account-calls.ts'
import type { Translate } from '../../../messages/messages-in.ts'
import { useState } from 'react'
import { localPhone, phoneKey } from '#shop/accounts/contacts/phone.ts'
import { type Address, addressLimits as most } from '#shop/addresses/address.ts'
import type { Point } from '#shop/delivery/place.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import { useRevalidator } from '../../../app/router/use-router.tsx'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { type FormErrors, textIn, useForm } from '../../../ui/form/use-form.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { addressesMessages } from '../../../messages/en/storefront/account/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { PinField } from './pin-field.tsx'

type Field = 'name' | 'phone' | 'address'

export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const t = useMessages(addressesMessages)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [place, setPlace] = useState<Point | null>(address?.place ?? null)
  const { form, busy, errorOf, clear } = useForm<Field>({
    failed: t('addresses.failed'),
    announce: (message) => toast.error(message, 'addresses'),
    check: (values) => errorsIn(values, t),
    place: (message, error) =>
      error instanceof ApiError && error.code === 'phone_invalid'
        ? { fields: { phone: message } }
        : {},
    async send(values) {
      await accountCalls(api).saveAddress(
        address?.id ?? null,
        changedIn(addressIn(values, place), address),
        values.has('default'),
      )
      toast.success(t('addresses.saved'), 'addresses')
      onDone()
      await revalidate()
    },
  })

  return (
    <form {...form} onInput={clear} noValidate className="grid gap-4">
      <AddressFields address={address} errorOf={errorOf} />
      <PinField place={place} onChange={setPlace} />
      {address?.isDefault !== true && <Checkbox label={t('form.default')} name="default" />}
      <Button type="submit" kind="main" busy={busy}>
        {t('form.save')}
      </Button>
    </form>
  )
}

type FieldsProps = { address: Address | null; errorOf: (field: Field) => string | undefined }

function AddressFields({ address, errorOf }: FieldsProps) {
  const t = useMessages(addressesMessages)
  const person = usePerson()
  const wiring = (name: keyof typeof most, usual?: string) => ({
    name,
    defaultValue: address?.[name] ?? usual,
    maxLength: most[name],
  })
  return (
    <>
      <TextField
        label={t('form.label')}
        hint={t('form.labelHint')}
        {...wiring('label')}
        optional
        autoFocus
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField
          label={t('form.name')}
          {...wiring('name', person?.fullName)}
          autoComplete="name"
          error={errorOf('name')}
        />
        <TextField
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          {...wiring('phone')}
          defaultValue={localPhone(address?.phone ?? person?.phone ?? '')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf('phone')}
        />
      </div>
      <AreaField
        label={t('form.address')}
        hint={t('form.addressHint')}
        {...wiring('address')}
        autoComplete="street-address"
        error={errorOf('address')}
      />
      <TextField
        label={t('form.landmark')}
        hint={t('form.landmarkHint')}
        {...wiring('landmark')}
        optional
      />
      <TextField
        label={t('form.note')}
        hint={t('form.noteHint')}
        {...wiring('riderNote')}
        optional
      />
    </>
  )
}

type Typed = ReturnType<typeof addressIn>

const addressIn = (values: FormData, place: Point | null) => ({
  label: textIn(values, 'label'),
  name: textIn(values, 'name'),
  // As it is stored: the field shows it as it is dialled.
  phone: phoneKey(textIn(values, 'phone')) ?? textIn(values, 'phone'),
  address: textIn(values, 'address'),
  landmark: textIn(values, 'landmark'),
  riderNote: textIn(values, 'riderNote'),
  place,
})

/** Sends changed fields only: another tab or device may have changed the rest. */
const changedIn = (typed: Typed, before: Address | null): Partial<Typed> =>
  before === null
    ? typed
    : Object.fromEntries(
        Object.entries(typed).filter(([name, value]) => value !== before[name as keyof Typed]),
      )

function errorsIn(
  values: FormData,
  t: Translate<typeof addressesMessages>,
): FormErrors<Field> | null {
  const fields = {
    ...(textIn(values, 'name') === '' && { name: t('form.needName') }),
    ...(phoneKey(textIn(values, 'phone')) === null && { phone: t('form.needPhone') }),
    ...(textIn(values, 'address') === '' && { address: t('form.needAddress') }),
  }
  return Object.keys(fields).length > 0 ? { fields } : null
}
