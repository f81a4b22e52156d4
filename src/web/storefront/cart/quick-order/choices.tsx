import type { Translate } from '../../../messages/messages-in.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import { quickOrderMessages } from '../../../messages/en/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { SheetLine } from './sheet.ts'

type Props = { line: SheetLine; onChoose: (productId: string) => void }

/** What a doubtful line may be: up to three, as buttons, so that one press or one key decides. */
export const Choices = ({ line, onChoose }: Props) => {
  const t = useMessages(quickOrderMessages)
  return (
    <div role="group" aria-label={t('sheet.which', { name: line.wanted })} className="grid gap-2">
      <p className="text-small font-semibold">{t('sheet.which', { name: line.wanted })}</p>
      <ul className="grid gap-1.5">
        {line.candidates.map((candidate) => (
          <li key={candidate.productId}>
            <button
              type="button"
              className="quick-choice"
              onClick={() => onChoose(candidate.productId)}
            >
              <span className="min-w-0 grow text-start">
                {candidate.name}{' '}
                <span className="inline-block text-soft">{packOf(candidate, t)}</span>
              </span>
              <span className="money text-small font-bold">{t.money(candidate.price.now)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const packOf = (
  { pack, stock }: Pick<CartLine, 'pack' | 'stock'>,
  t: Translate<typeof quickOrderMessages>,
) => [pack.text, stock === 0 ? t('sheet.soldOutShort') : ''].filter(Boolean).join(' · ')
