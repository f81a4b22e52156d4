import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { checkoutMessages } from '../../../messages/en/checkout.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AddressPicker } from '../../account/addresses/address-picker.tsx'
import { DeliveryHere } from '../../delivery/delivery-line.tsx'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { problemsIn } from '../details-rules.ts'
import { type Details, writeDraft } from '../draft.ts'
import { useOverlay } from '../../parts/overlay.tsx'
import type { Wanted } from './load-item.ts'
import { useDetails } from './use-details.ts'

/** Contact and shipping; kept in the browser while it is typed. */
export function DetailsForm({ wanted: { product, quantity } }: { wanted: Wanted }) {
  const t = useMessages(checkoutMessages)
  const { details, change, pick } = useDetails()
  const navigate = useNavigate()
  const problems = problemsIn(details)
  const { form, errorOf } = useForm<keyof Details>({
    check() {
      const fields = Object.entries(problems).map(([field, key]) => [field, t(key)] as const)
      return fields.length > 0 ? { fields: Object.fromEntries(fields) } : null
    },
    send() {
      writeDraft(details)
      void navigate(paths.placeOrder({ number: product.number, quantity }))
    },
  })

  /** An error goes as soon as it is put right. */
  const wiring = (field: keyof Details) => {
    const words = errorOf(field) && problems[field]
    return {
      name: field,
      value: details[field],
      error: words && t(words),
      required: true,
      onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
    }
  }

  return (
    <form {...form} noValidate className="panel grid gap-5 p-5 sm:p-6">
      <TextField
        label={t('details.fullName')}
        autoComplete="name"
        maxLength={120}
        {...wiring('fullName')}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          label={t('details.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={t('details.emailHint')}
          {...wiring('email')}
          required={false}
          optional
        />
        <TextField
          label={t('details.phone')}
          hint={t('details.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          {...wiring('phone')}
        />
      </div>
      <AddressPicker address={details.address} onPick={pick} />
      <AreaField
        label={t('details.address')}
        hint={t('details.addressHint')}
        autoComplete="street-address"
        maxLength={500}
        {...wiring('address')}
      />
      <DeliveryHere />
      <Button type="submit" kind="main" className="sm:justify-self-start">
        {t('details.next')}
      </Button>
      <LoginHint />
    </form>
  )
}

function LoginHint() {
  const t = useMessages(checkoutMessages)
  const person = usePerson()
  const { show } = useOverlay()
  if (person) return null
  return (
    <p className="text-small text-soft">
      {t('details.have')}{' '}
      <button type="button" className="inline-link thumb" onClick={() => show('login')}>
        {t('details.login')}
      </button>
    </p>
  )
}
