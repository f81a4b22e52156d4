import { Banknote, CreditCard } from 'lucide-react'
import type { Payment } from '#shop/orders/order.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { say } from '../../messages/buying.ts'

type Props = { payment: Payment; onChoose: (payment: Payment) => void }

const icon = 'size-6 shrink-0 text-link'

export const PaymentChoice = ({ payment, onChoose }: Props) => (
  <section className="panel p-5">
    <RadioGroup
      label={say('checkout.payment')}
      name="payment"
      value={payment}
      onChange={onChoose}
      choices={[
        {
          value: 'cod',
          label: say('checkout.cod'),
          hint: say('checkout.codHint'),
          icon: <Banknote aria-hidden className={icon} />,
        },
        {
          value: 'card',
          label: say('checkout.card'),
          hint: say('checkout.cardHint'),
          icon: <CreditCard aria-hidden className={icon} />,
        },
      ]}
    />
  </section>
)
