import { AreaField } from '../../../ui/form/area-field.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { detailsMessages } from '../../../messages/en/storefront/checkout/details.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AddressPart } from '../../delivery/address-part.tsx'
import { DeliveryHere } from '../../delivery/delivery-line.tsx'
import type { KeyboardEvent } from 'react'
import type { Details } from './draft.ts'
import type { useDetailsForm } from './use-details-form.ts'

type Props = ReturnType<typeof useDetailsForm>['fields']

/** Drafts are stored in the browser while typing. */
export function DetailsFields({ isPickup, details, change, pick, replace, errorOf }: Props) {
  const t = useMessages(detailsMessages)

  const wiring = (field: keyof Details) => ({
    name: field,
    value: details[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField
          label={t('details.fullName')}
          autoComplete="name"
          maxLength={120}
          required
          {...leadsTo('phone')}
          {...wiring('fullName')}
        />
        <TextField
          label={t('details.phone')}
          hint={isPickup ? undefined : t('details.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required
          {...leadsTo(isPickup ? 'email' : 'address')}
          {...wiring('phone')}
        />
      </div>
      {!isPickup && (
        <>
          <AddressPart
            address={details.address}
            onPick={pick}
            onOther={replace}
            error={errorOf('address')}
          >
            <AreaField
              label={t('details.address')}
              hint={t('details.addressHint')}
              autoComplete="street-address"
              rows={2}
              maxLength={500}
              required
              {...wiring('address')}
            />
          </AddressPart>
          <DeliveryHere />
        </>
      )}
      <TextField
        label={t('details.email')}
        hint={t('details.emailHint')}
        optional
        type="email"
        autoComplete="email"
        maxLength={254}
        {...wiring('email')}
      />
    </>
  )
}

/** The keyboard's “next” goes on to a field, as on a paper form, instead of sending the form. */
const leadsTo = (next: keyof Details) => ({
  enterKeyHint: 'next' as const,
  onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const field = event.currentTarget.form?.elements.namedItem(next)
    if (event.key !== 'Enter' || !(field instanceof HTMLElement)) return
    event.preventDefault()
    field.focus()
  },
})
