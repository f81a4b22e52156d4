import { useEffect, useId, useRef, useState } from 'react'
import { paisa, rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { maxPerProduct } from '../../new-order/use-lines.ts'
import { ProductSearch } from '../../new-order/product-search.tsx'
import { useFindProducts } from '../../new-order/use-find-products.ts'
import { packIn } from '../../urdu/goods-name.ts'
import type { Replacement } from './use-replacement.ts'

type Props = { replacement: Replacement; missing: number }

/** Finds a replacement product by name, code or scanner, and shows its price. */
export function ReplacePart({ replacement, missing }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const [isOpen, setOpen] = useState(false)
  const find = useFindProducts()
  const { chosen, choose, clear } = replacement
  if (chosen) return <Chosen replacement={replacement} onClear={clear} />
  if (!isOpen)
    return (
      <div>
        <Button kind="quiet" className="-ms-6" onClick={() => setOpen(true)}>
          {t('replace.open')}
        </Button>
      </div>
    )
  return (
    <ProductSearch
      autoFocus
      find={find}
      labels={{
        label: t('replace.find'),
        hint: t('replace.findHint'),
        choose: (name) => t('replace.choose', { name }),
        chooseShort: t('replace.chooseShort'),
      }}
      onChoose={(product) => {
        choose(product, missing)
        return ''
      }}
    />
  )
}

type ChosenProps = { replacement: Replacement; onClear: () => void }

function Chosen({ replacement, onClear }: ChosenProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // The search, in which the focus was, is gone.
  useEffect(() => title.current?.focus(), [])
  const { chosen, change, problem } = replacement
  if (chosen === null) return null
  const { product, color, quantity } = chosen
  return (
    <section aria-labelledby={heading} className="grid gap-3 rounded-small border border-line p-3">
      <h3 ref={title} id={heading} tabIndex={-1} className="font-semibold">
        {t('replace.by', { name: product.name })}
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-soft">
          <bdi>{packIn(product.pack)}</bdi>
        </p>
        <Stepper
          quantity={quantity}
          most={maxPerProduct}
          name={product.name}
          onChange={(count) => change({ quantity: count })}
        />
      </div>
      {product.colors.length > 0 && (
        <Select
          aria-label={t('replace.color', { name: product.name })}
          value={color}
          options={product.colors.map(({ name, label = name }) => ({ value: name, label }))}
          onChange={(event) => change({ color: event.target.value })}
        />
      )}
      <div role="status" className="grid gap-1">
        {problem ? <FieldError message={problem} /> : <Price replacement={replacement} />}
      </div>
      <div>
        <Button small kind="quiet" onClick={onClear}>
          {t('replace.other')}
        </Button>
      </div>
    </section>
  )
}

function Price({ replacement: { quote } }: { replacement: Replacement }) {
  const t = useMessages(backOfficeOrdersMessages)
  if (quote === null) return <p className="text-small text-soft">{t('replace.busy')}</p>
  const { before, agreed, atOnce } = quote
  const more = rupees(agreed.amount) - rupees(before)
  const word = more === 0 ? 'same' : more > 0 ? 'more' : 'less'
  return (
    <>
      <p className="font-semibold">
        {t(`replace.${word}`, {
          amount: t.money(rupees(agreed.amount)),
          difference: t.money(paisa(Math.abs(more))),
        })}
      </p>
      {atOnce !== null && (
        <p>
          {t(more > 0 ? 'replace.noMore' : 'replace.atOnce', {
            amount: t.money(rupees(atOnce.amount)),
          })}
        </p>
      )}
      <p className="text-small text-soft">
        {t('replace.total', { total: t.money(rupees((atOnce ?? agreed).total)) })}
      </p>
    </>
  )
}
