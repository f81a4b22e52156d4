import { Check } from 'lucide-react'
import {
  checkoutMessages,
  type CheckoutKey,
} from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

const ways = {
  cart: ['steps.cart', 'steps.checkout', 'steps.done'],
  'buy-now': ['steps.details', 'steps.review', 'steps.done'],
} as const satisfies Record<string, readonly CheckoutKey[]>

export const Steps = ({ way, at }: { way: keyof typeof ways; at: 1 | 2 | 3 }) => {
  const t = useMessages(checkoutMessages)
  return (
    <ol
      aria-label={t('steps.label')}
      className="flex flex-wrap items-center gap-2 py-2 text-small font-semibold sm:gap-3 sm:py-4"
    >
      {ways[way].map((step, index) => (
        <li
          key={step}
          aria-current={index + 1 === at ? 'step' : undefined}
          className="flex items-center gap-2 text-soft not-first:before:h-px not-first:before:w-4 max-[22.5rem]:not-first:before:hidden not-first:before:bg-edge aria-[current]:text-ink sm:gap-3 sm:not-first:before:w-8"
        >
          <span
            aria-hidden
            className={`money grid size-7 place-items-center rounded-pill text-small ${circle(index + 1, at)}`}
          >
            {index + 1 < at || at === last ? <Check className="size-4" /> : t.figure(index + 1)}
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  )
}

const last = 3

function circle(step: number, at: number) {
  if (step === at) return 'bg-marigold text-on-marigold'
  return step < at ? 'bg-leaf-soft text-leaf-ink' : 'bg-sunk text-soft'
}
