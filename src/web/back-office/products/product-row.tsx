import { type ComponentProps, type SubmitEvent, useId, useState } from 'react'
import { media } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeProductsMessages } from '../../messages/en/back-office-products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { officePaths } from '../addresses.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import {
  changesOf,
  faultsIn,
  followed,
  type RowFault,
  type StaffProduct,
  textsOf,
} from './row-values.ts'

/** A product with its prices and its stock, to be changed in place. */
export function ProductRow({ product }: { product: StaffProduct }) {
  const mayWrite = useAllows('product.write')
  return (
    <li className="office-box grid items-center gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <Goods product={product} />
      {mayWrite && <RowForm product={product} />}
    </li>
  )
}

function Goods({ product }: { product: StaffProduct }) {
  const t = useMessages(backOfficeProductsMessages)
  const { name, brand, sku, pack, pictures, published, stock } = product
  return (
    <div className="flex min-w-0 items-center gap-3">
      {pictures[0] && (
        <img
          src={media(pictures[0].image)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-small object-contain"
        />
      )}
      <div className="min-w-0">
        <h2 className="font-semibold">
          <Link to={officePaths.product(product)} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-small text-soft">
          {[brand, pack.text, sku].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {!published && <Badge>{t('products.draft')}</Badge>}
          {stock === 0 && <Badge tone="bad">{t('products.soldOut')}</Badge>}
        </p>
      </div>
    </div>
  )
}

function RowForm({ product }: { product: StaffProduct }) {
  const t = useMessages(backOfficeProductsMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const [known, setKnown] = useState(product)
  const [texts, setTexts] = useState(() => textsOf(product))
  const [faults, setFaults] = useState<ReturnType<typeof faultsIn>>({})
  const { id, name } = product
  if (product !== known) {
    setKnown(product)
    setTexts(followed(texts, known, product))
  }
  const changes = changesOf(product, texts)
  const isChanged = Object.keys(changes).length > 1
  const fieldOf = (field: 'listPrice' | 'offerPrice' | 'stock') => ({
    value: texts[field],
    fault: faults[field],
    onChange: (value: string) => setTexts({ ...texts, [field]: value }),
  })

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = faultsIn(texts)
    setFaults(found)
    if (busy || !isChanged || Object.keys(found).length > 0) return
    void act(
      () => send('adminChangeProduct', { params: { id }, body: changes }),
      t('products.saved', { name }),
    )
  }

  return (
    <form onSubmit={save} noValidate className="grid grid-cols-3 items-end gap-3 md:flex">
      <Cell label={t('products.price')} name={name} {...fieldOf('listPrice')} />
      <Cell label={t('products.offer')} name={name} {...fieldOf('offerPrice')} />
      <Cell
        label={t('products.stock')}
        name={name}
        inputMode="numeric"
        placeholder={t('products.notCounted')}
        {...fieldOf('stock')}
      />
      <Checkbox
        label={t('products.publish')}
        checked={texts.published}
        onChange={({ target }) => setTexts({ ...texts, published: target.checked })}
        className="col-span-2 min-h-12"
      />
      <Button
        type="submit"
        kind={isChanged ? 'main' : 'plain'}
        aria-disabled={!isChanged || undefined}
        busy={busy}
        aria-label={t('products.saveOf', { name })}
      >
        {t('products.save')}
      </Button>
    </form>
  )
}

type CellProps = {
  label: string
  /** of the product, for screen readers */
  name: string
  value: string
  fault: RowFault | undefined
  onChange: (value: string) => void
} & Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'>

function Cell({ label, name, value, fault, onChange, ...input }: CellProps) {
  const t = useMessages(backOfficeProductsMessages)
  const id = useId()
  return (
    <div className="grid gap-1 md:w-28">
      <label htmlFor={id} className="text-tiny font-semibold text-soft">
        {label}
        <span className="sr-only">: {name}</span>
      </label>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault && `${id}-error`}
        onChange={({ target }) => onChange(target.value.trim())}
        className="input money"
        {...input}
      />
      {fault && <FieldError id={`${id}-error`} message={t(`products.${fault}`)} />}
    </div>
  )
}
