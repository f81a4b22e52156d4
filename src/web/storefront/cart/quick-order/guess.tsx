import { CircleAlert } from 'lucide-react'
import type { CartLine } from '#shop/cart/cart.ts'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { guessOf, quantityAs, type SheetLine } from './sheet.ts'

type Props = {
  line: SheetLine
  product: CartLine
  onChoose: (productId: string) => void
  onConfirm: () => void
}

/** A guessed match: the reason, a confirm button, and other sizes. */
export function Guess({ line, product, onChoose, onConfirm }: Props) {
  const t = useMessages(quickOrderMessages)
  const guess = guessOf(line)
  const sizes = line.candidates.filter(
    ({ name, productId }) => name === product.name && productId !== product.productId,
  )
  const named = (one: CartLine) => ({
    count: quantityAs(line, one),
    name: one.name,
    size: one.pack.text,
  })
  return (
    <div
      role="group"
      aria-label={t('sheet.checkOf', { name: line.wanted })}
      className="mt-1 grid gap-2"
    >
      <p className="flex items-start gap-1.5 text-small font-medium text-on-marigold-soft">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {guess !== null && t(`guess.${guess}`)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          small
          kind="brand"
          aria-label={t('guess.yesOf', named(product))}
          onClick={onConfirm}
        >
          {t('guess.yes', named(product))}
        </Button>
        {sizes.map((one) => (
          <Button
            key={one.productId}
            small
            aria-label={t('guess.insteadOf', named(one))}
            onClick={() => onChoose(one.productId)}
          >
            {t('guess.instead', named(one))}
          </Button>
        ))}
      </div>
    </div>
  )
}
