import { useState } from 'react'
import { rupees } from '#shop/money.ts'
import { payments } from '#shop/settings/payment.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { promisedText } from '../../messages/promised-text.ts'
import { timeIn, useTimeOptions } from '../../messages/use-time-options.ts'
import { KhataPart } from './khata-part.tsx'
import type { Draft } from './use-draft.ts'
import type { Quote } from './use-quote.ts'

type Props = { draft: Draft; quote: Quote | null; addressError: string | undefined }

export function WherePart({ draft, quote, addressError }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const { where, setWhere } = draft
  const settings = useLayoutData()?.settings
  const [onAccount, setOnAccount] = useState(false)
  const [khata, setKhata] = useState(quote?.khata)
  // A refused quote has none, so the last offer stays.
  if (quote !== null && quote.khata !== khata) setKhata(quote.khata)
  const offered = settings?.paymentMethods ?? payments
  return (
    <FormPart title={t('where.title')}>
      <RadioGroup
        label={t('where.kind')}
        value={where}
        choices={[
          { value: 'delivery', label: t('where.delivery') },
          ...(settings?.pickupDays
            ? [{ value: 'pickup', label: t('where.pickup'), hint: t('where.pickupHint') } as const]
            : []),
          { value: 'counter', label: t('where.counter'), hint: t('where.counterHint') },
        ]}
        onChange={setWhere}
      />
      {where === 'delivery' && (
        <>
          <Address draft={draft} error={addressError} />
          <Time draft={draft} quote={quote} />
          <AreaField label={t('where.note')} name="note" optional maxLength={500} rows={2} />
        </>
      )}
      {(where !== 'counter' || khata) && (
        <SelectField
          label={t('where.payment')}
          name="payment"
          options={[
            ...(where === 'counter'
              ? [{ value: 'cod', label: t('where.now') }]
              : offered.map((value) => ({ value, label: t(`where.${value}`) }))),
            ...(khata
              ? [
                  {
                    value: 'account',
                    label: t('where.account', {
                      rest: t.money(rupees(khata.left)),
                    }),
                  },
                ]
              : []),
          ]}
          onChange={({ target }) => setOnAccount(target.value === 'account')}
        />
      )}
      {onAccount && quote && <KhataPart quote={quote} />}
    </FormPart>
  )
}

function Address({ draft, error }: { draft: Draft; error: string | undefined }) {
  const t = useMessages(backOfficeNewOrderMessages)
  const { customer, addressId, chooseAddress, typeAddress } = draft
  const own = customer?.addresses ?? []
  return (
    <>
      {own.length > 0 && (
        <SelectField
          label={t('where.from')}
          value={addressId}
          options={[
            ...own.map(({ id, label, name, address }) => ({
              value: id,
              label: `${label || name}: ${address}`,
            })),
            { value: '', label: t('where.other') },
          ]}
          onChange={(event) => chooseAddress(event.target.value)}
        />
      )}
      {(own.length === 0 || addressId === '') && (
        <AreaField
          label={t('where.address')}
          name="address"
          maxLength={500}
          autoComplete="off"
          error={error}
          // A restored draft and a guest's address are put in without React's change event.
          onInput={(event) => typeAddress(event.currentTarget.value)}
        />
      )}
    </>
  )
}

/** Nothing without delivery times. A refused choice has no quote, so the last offer stays. */
function Time({ draft: { window, setWindow }, quote }: { draft: Draft; quote: Quote | null }) {
  const t = useMessages(backOfficeNewOrderMessages)
  const [last, setLast] = useState(quote)
  if (quote !== null && quote !== last) setLast(quote)
  const times = useTimeOptions((quote ?? last)?.windows ?? [], { priced: true })
  if (times.length === 0) return null
  const soonest = quote?.arrival && window === null ? promisedText(t, quote.arrival) : ''
  return (
    <SelectField
      label={t('where.time')}
      value={window === null ? '' : `${window.day} ${window.id}`}
      options={[
        { value: '', label: t(soonest ? 'where.soonestAt' : 'where.soonest', { days: soonest }) },
        ...times,
      ]}
      onChange={({ target: { value } }) => setWindow(value === '' ? null : timeIn(value))}
    />
  )
}
