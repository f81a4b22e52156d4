import { NotebookText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Paisa, rupees } from '#shop/money.ts'
import type { OfferedPayment, Payment } from '#shop/settings/payment.ts'
import type { Answer } from '#wire/calls.ts'
import { readKhata } from '../../../app/api/khata-calls.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { khataMessages } from '../../../messages/en/khata.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'

type Props = {
  payment: Payment
  offered: readonly OfferedPayment[]
  total: Paisa
  isPickup: boolean | undefined
  choosePayment: (payment: Payment) => void
}

type Khata = Answer<'khata'>['data']

/** The choice to pay later, with what is left of the limit; nothing for who may not. */
export function KhataPart({ payment, offered, total, isPickup, choosePayment }: Props) {
  const t = useMessages(khataMessages)
  const api = useApi()
  const [khata, setKhata] = useState<Khata | null>(null)
  useEffect(() => {
    let isWanted = true
    readKhata(api).then(
      ({ data }) => isWanted && setKhata(data),
      () => undefined, // the other payments are there
    )
    return () => {
      isWanted = false
    }
  }, [api])
  if (khata === null || !khata.isOn) return null
  const { days } = khata
  const [rest, limit] = [t.money(rupees(khata.left)), t.money(rupees(khata.limit))]
  const isOver = rupees(khata.left) < total
  const hint = isOver ? t('pay.over', { rest, limit }) : t('pay.hint', { rest, limit, days })
  return (
    <section className="panel p-5">
      <RadioGroup
        label={t(isPickup ? 'pay.way' : 'pay.later')}
        name="payment"
        value={payment}
        onChange={choosePayment}
        choices={[
          // For pickup there is no other choice above.
          ...(isPickup ? [{ value: offered[0] ?? 'cod', label: t('pay.atCounter') } as const] : []),
          {
            value: 'account',
            label: t('pay.title'),
            hint,
            icon: <NotebookText aria-hidden className="size-6 shrink-0 text-link" />,
          },
        ]}
      />
    </section>
  )
}
