import { Check } from 'lucide-react'
import type { Answer } from '#wire/calls.ts'
import { backOfficeStarterMessages } from '../../messages/en/back-office/catalogue/starter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RowCheck } from '../list/row-check.tsx'
import { AmountCell } from '../products/amount-cell.tsx'
import type { faultsOf, Typed } from './typed-prices.ts'
import { useDotted } from '../parts/use-dotted.ts'

export type StarterProduct = Answer<'adminStarterProducts'>['data'][number]

type Props = {
  product: StarterProduct
  typed: Typed
  faults: ReturnType<typeof faultsOf> | undefined
  onChange: (change: Partial<Typed>) => void
}

export function StarterRow({ product, typed, faults, onChange }: Props) {
  const t = useMessages(backOfficeStarterMessages)
  if (product.number !== null)
    return (
      <li className="starter-row starter-known">
        <Check aria-hidden className="size-5 text-soft" />
        <Goods product={product} />
        <p className="text-end text-small text-soft md:col-span-2">{t('starter.isThere')}</p>
      </li>
    )
  const { name } = product
  return (
    <li className="starter-row">
      <RowCheck
        label={t('starter.choose', { name })}
        checked={typed.isChosen}
        onChange={({ target }) => onChange({ isChosen: target.checked })}
      />
      <Goods product={product} />
      <AmountCell
        label={t('starter.price')}
        name={name}
        value={typed.price}
        error={faults?.price && t('starter.badPrice')}
        onChange={(price) => onChange({ price })}
        enterKeyHint="next"
        className=""
        data-price
      />
      <AmountCell
        label={t('starter.stock')}
        name={name}
        value={typed.stock}
        error={faults?.stock && t('starter.badStock')}
        onChange={(stock) => onChange({ stock })}
        inputMode="numeric"
        enterKeyHint="next"
        placeholder={t('starter.optional')}
        className={typed.isChosen ? 'starter-stock' : 'starter-stock max-md:hidden'}
      />
    </li>
  )
}

function Goods({ product: { name, nameUr, pack, brand } }: { product: StarterProduct }) {
  const dotted = useDotted()
  return (
    <div className="starter-goods min-w-0">
      <h3 className="font-semibold">{name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-soft">
        {dotted([pack, brand])}
        <bdi lang="ur" className="starter-urdu">
          {nameUr}
        </bdi>
      </p>
    </div>
  )
}
