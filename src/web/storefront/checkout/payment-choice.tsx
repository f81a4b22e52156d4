import { Banknote, CreditCard } from 'lucide-react'
import type { Payment } from '#shop/settings/payment.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  payment: Payment
  offered: readonly Payment[]
  onChoose: (payment: Payment) => void
}

const icon = 'size-6 shrink-0 text-link'

export const PaymentChoice = ({ payment, offered, onChoose }: Props) => {
  const t = useMessages(checkoutMessages)
  return (
    <section className="panel p-5">
      <RadioGroup
        label={t('checkout.payment')}
        name="payment"
        value={payment}
        onChange={onChoose}
        choices={(
          [
            {
              value: 'cod',
              label: t('checkout.cod'),
              hint: t('checkout.codHint'),
              icon: <Banknote aria-hidden className={icon} />,
            },
            {
              value: 'card',
              label: t('checkout.card'),
              hint: t('checkout.cardHint'),
              icon: <CreditCard aria-hidden className={icon} />,
            },
          ] as const
        ).filter(({ value }) => offered.includes(value))}
      />
    </section>
  )
}
