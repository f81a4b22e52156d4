import { amountOfLine, type CartLine, keyOf } from '#shop/cart/cart.ts'
import type { GoneItem } from '#shop/cart/open-shared-cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { sharedCartMessages } from '../../../messages/en/storefront/checkout/shared-cart.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { MultiBuyNote } from '../../parts/multi-buy-note.tsx'
import { MiniLine, MiniLines } from '../mini-lines.tsx'
import { TakeShared } from './take-shared.tsx'

type Props = { lines: CartLine[]; gone: readonly GoneItem[] }

/** Lines at today's prices, and those no longer available. */
export function SharedCartView({ lines, gone }: Props) {
  const t = useMessages(sharedCartMessages)
  return (
    <div className="till-grid">
      <div className="grid content-start gap-6">
        {lines.length > 0 && (
          <div className="panel p-5">
            <MiniLines label={t('shared.lines')}>
              {lines.map((line) => (
                <SharedLine key={keyOf(line)} line={line} />
              ))}
            </MiniLines>
          </div>
        )}
        {gone.length > 0 && <Gone items={gone} />}
      </div>
      <TakeShared lines={lines} />
    </div>
  )
}

function SharedLine({ line }: { line: CartLine }) {
  const t = useMessages(sharedCartMessages)
  const left = maxQuantityOf(line)
  return (
    <MiniLine
      line={line}
      name={
        <Link to={paths.item(line)} className="thumb inline-block hover:underline">
          {line.name}
        </Link>
      }
      about={[t('shared.each', { quantity: line.quantity, price: t.money(line.price.now) })]}
      amount={left > 0 && t.money(amountOfLine(line))}
    >
      <MultiBuyNote line={{ ...line, price: line.price.now }} />
      {left < line.quantity && (
        <span className="mt-1 block">
          <Badge tone="bad">
            {left === 0 ? t('shared.soldOut') : t('shared.left', { count: left })}
          </Badge>
        </span>
      )}
    </MiniLine>
  )
}

function Gone({ items }: { items: readonly GoneItem[] }) {
  const t = useMessages(sharedCartMessages)
  const textOf = ({ name, what }: GoneItem) => {
    if (name === null) return t('shared.goneUnknown')
    return t(what === 'colour' ? 'shared.goneColour' : 'shared.gone', { name })
  }
  return (
    <section aria-labelledby="gone" className="panel p-5">
      <h2 id="gone" className="mb-2 text-lead">
        {t('shared.goneTitle')}
      </h2>
      <ul className="grid gap-1 text-soft">
        {items.map((item) => (
          <li key={item.number}>
            {item.what === 'colour' ? (
              <Link to={paths.product(item)} className="inline-link">
                {textOf(item)}
              </Link>
            ) : (
              textOf(item)
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
