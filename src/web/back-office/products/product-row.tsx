import { ownCode } from '#shop/catalogue/codes/own-code.ts'
import { rupees } from '#shop/money.ts'
import { memo, type ReactNode, useState } from 'react'
import { media } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { stockWeight } from '../../messages/stock-weight.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { RowCheck } from '../list/row-check.tsx'
import { offerTime } from '../product/offer-time.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { CellMark, GridCell } from './grid-cell.tsx'
import type { Grid } from './grid.ts'
import type { GridRow } from './grid-row.ts'
import type { Field, StaffProduct } from './row-values.ts'
import { RowMessages } from './row-messages.tsx'
import type { CellRights } from './use-cell-rights.ts'
import { useDotted } from '../parts/use-dotted.ts'
import { useGoodsName } from '../urdu/goods-name.ts'

type Props = {
  row: GridRow
  grid: Grid
  visibleFields: readonly Field[]
  rights: CellRights
  isChosen: boolean
  /** null: the user may not change many at once */
  onChoose: ((product: StaffProduct, isChosen: boolean) => void) | null
}

export const ProductRow = memo(function ProductRow({
  row,
  grid,
  visibleFields: shown,
  rights,
  isChosen,
  onChoose,
}: Props) {
  const t = useMessages(backOfficeProductsMessages)
  const b = useMessages(backOfficeBulkMessages)
  const { id } = row.product
  const name = useGoodsName()(row.product)
  return (
    <li className="grid-row">
      <Goods product={row.product}>
        {onChoose && (
          <RowCheck
            label={b('chosen.one', { name })}
            checked={isChosen}
            className="max-lg:-me-3"
            onChange={({ currentTarget }) => onChoose(row.product, currentTarget.checked)}
          />
        )}
      </Goods>
      {shown.map(
        (field) =>
          field !== 'published' && (
            <GridCell
              key={field}
              row={row}
              field={field}
              readOnly={!rights[field]}
              onType={(text) => grid.type(id, field, text)}
            />
          ),
      )}
      <label className="grid-cell grid-check">
        <span className="grid-label">
          {t('cell.published')}
          <span className="sr-only">: {name}</span>
        </span>
        <input
          type="checkbox"
          checked={row.texts.published === 'yes'}
          disabled={!rights.published}
          data-row={id}
          data-field="published"
          onChange={({ target }) =>
            grid.write([{ id, field: 'published', text: target.checked ? 'yes' : '' }])
          }
          className="size-5"
        />
        <CellMark row={row} field="published" />
      </label>
      <RowMessages row={row} onChoose={(field, isMine) => grid.choose(id, field, isMine)} />
    </li>
  )
})

/** For an offer that is in the row, but doesn't hold now. */
function OfferBadge({ product: { offerPrice, offerFrom, offerUntil } }: { product: StaffProduct }) {
  const t = useMessages(backOfficeProductsMessages)
  const [now] = useState(Date.now)
  if (offerPrice === null) return null
  const time = offerTime({ from: offerFrom, until: offerUntil }, now)
  if (time === 'now')
    return (
      <span className="contents sm:hidden">
        <Badge>{t('products.offer', { amount: t.money(rupees(offerPrice)) })}</Badge>
      </span>
    )
  return (
    <Badge tone="calm">
      {time === 'before' && offerFrom !== null
        ? t('products.offerFrom', { day: t.day(Date.parse(offerFrom)) })
        : t('products.offerOver')}
    </Badge>
  )
}

function Goods({ product, children }: { product: StaffProduct; children: ReactNode }) {
  const t = useMessages(backOfficeProductsMessages)
  const s = useMessages(backOfficeStockMessages, gramsMessages)
  const weight = stockWeight(s, product)
  const dotted = useDotted()
  const { brand, sku, pack, pictures, published, stock } = product
  const name = useGoodsName()(product)
  const usualLimit = useLayoutData()?.settings?.lowStock ?? 0
  const isLow = stock !== null && stock > 0 && stock <= (product.lowStock ?? usualLimit)
  return (
    <div className="grid-goods">
      {children}
      {pictures[0] ? (
        <img
          src={media(pictures[0].image)}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          className="size-11 shrink-0 rounded-small object-contain max-sm:size-9"
        />
      ) : (
        <span className="size-11 shrink-0 max-sm:size-9" />
      )}
      <div className="min-w-0">
        <h2 className="font-semibold max-sm:leading-tight">
          <Link to={officePaths.product(product)} className="text-target hover:underline">
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-soft max-sm:*:py-0">
          <span>{dotted([brand, pack.text, weight && s('stock.weighsHere', { weight })])}</span>
          <span className="max-sm:hidden">{ownCode(sku)}</span>
          {!published && <Badge>{t('products.draft')}</Badge>}
          {stock === 0 && <Badge tone="bad">{t('products.soldOut')}</Badge>}
          {isLow && <Badge tone="loud">{t('products.lowStock')}</Badge>}
          <OfferBadge product={product} />
        </p>
      </div>
    </div>
  )
}
