import type { Translate } from '../../../messages/messages-in.ts'
import { type SubmitEvent, useState } from 'react'
import { phoneKey } from '#shop/accounts/phone.ts'
import { type Address, addressLimits as most } from '#shop/addresses/address.ts'
import type { Point } from '#shop/delivery/place.ts'
import { ApiError, wordsOf } from '../../../app/api/api-error.ts'
import { useRevalidator } from '../../../app/router/use-router.tsx'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { focusWrong } from '../../../ui/focus-wrong.ts'
import { toast } from '../../../ui/toast.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { addressesMessages } from '../../../messages/en/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { PinField } from './pin-field.tsx'

type Faults = Partial<Record<'name' | 'phone' | 'address', string>>

/** A new entry of the address book, or one that is there. */
export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const t = useMessages(addressesMessages)
  const api = useApi()
  const person = usePerson()
  const { revalidate } = useRevalidator()
  const [place, setPlace] = useState<Point | null>(address?.place ?? null)
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const fields = new FormData(target)
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    const form = {
      label: text('label'),
      name: text('name'),
      phone: text('phone'),
      address: text('address'),
      landmark: text('landmark'),
      riderNote: text('note'),
      place,
    }
    const found = faultsIn(form, t)
    if (Object.keys(found).length > 0) return focusWrong(target, () => setFaults(found))
    setBusy(true)
    try {
      await api.saveAddress(address?.id ?? null, form, fields.has('default'))
      toast.success(t('addresses.saved'))
      onDone()
      await revalidate()
    } catch (error) {
      toast.error(wordsOf(error, t('addresses.failed')))
      setBusy(false)
      if (error instanceof ApiError && error.code === 'phone_invalid')
        focusWrong(target, () => setFaults({ phone: error.message }))
    }
  }

  return (
    <form onSubmit={submit} onInput={() => setFaults({})} noValidate className="grid gap-4">
      <TextField
        label={t('form.label')}
        hint={t('form.labelHint')}
        name="label"
        defaultValue={address?.label}
        maxLength={most.label}
        optional
        autoFocus
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField
          label={t('form.name')}
          name="name"
          autoComplete="name"
          defaultValue={address?.name ?? person?.fullName}
          maxLength={most.name}
          error={faults.name}
        />
        <TextField
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={address?.phone ?? person?.phone}
          maxLength={most.phone}
          error={faults.phone}
        />
      </div>
      <AreaField
        label={t('form.address')}
        hint={t('form.addressHint')}
        name="address"
        autoComplete="street-address"
        defaultValue={address?.address}
        maxLength={most.address}
        error={faults.address}
      />
      <TextField
        label={t('form.landmark')}
        hint={t('form.landmarkHint')}
        name="landmark"
        defaultValue={address?.landmark}
        maxLength={most.landmark}
        optional
      />
      <TextField
        label={t('form.note')}
        hint={t('form.noteHint')}
        name="note"
        defaultValue={address?.riderNote}
        maxLength={most.riderNote}
        optional
      />
      <PinField place={place} onChange={setPlace} />
      {address?.isDefault !== true && <Checkbox label={t('form.default')} name="default" />}
      <Button type="submit" kind="main" busy={busy}>
        {t('form.save')}
      </Button>
    </form>
  )
}

type Filled = { name: string; phone: string; address: string }

const faultsIn = (
  { name, phone, address }: Filled,
  t: Translate<typeof addressesMessages>,
): Faults => ({
  ...(name === '' && { name: t('form.needName') }),
  ...(phoneKey(phone) === null && { phone: t('form.needPhone') }),
  ...(address === '' && { address: t('form.needAddress') }),
})
