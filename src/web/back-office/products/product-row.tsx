import { type SubmitEvent, useState } from 'react'
import { media } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeProductsMessages } from '../../messages/en/back-office-products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { officePaths } from '../addresses.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { AmountCell } from './amount-cell.tsx'
import { changesOf, faultsIn, followed, type StaffProduct, textsOf } from './row-values.ts'

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
    error: faults[field] && t(`products.${faults[field]}`),
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
      <AmountCell label={t('products.price')} name={name} {...fieldOf('listPrice')} />
      <AmountCell label={t('products.offer')} name={name} {...fieldOf('offerPrice')} />
      <AmountCell
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
