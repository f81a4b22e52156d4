import { ChevronLeft } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { treeOf } from '../parts/category-tree.ts'
import { PageIndex } from '../parts/page-index.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import type { Answer } from '#wire/calls.ts'
import { allows } from '#shop/permissions.ts'
import type { Categories } from './category-fields.tsx'
import { Pictures } from './pictures.tsx'
import { PlannedPrices, type Plans } from './planned-prices.tsx'
import { Preview } from './preview.tsx'
import { ProductForm } from './product-form.tsx'
import type { EditedProduct } from './product-texts.ts'
import { type HistoryPage, ProductHistory } from './product-history.tsx'
import { RemoveProduct } from './remove-product.tsx'
import { useProductForm } from './use-product-form.ts'

export const page = definePage({
  async load({ api, params: { id = '' }, layoutData }) {
    const { role } = await layoutData
    const send = staffSend(api)
    const [{ data: product, sizes }, { data: categories }, { data: plans }, history] =
      await Promise.all([
        send('adminProduct', { params: { id } }),
        send('adminCategories'),
        send('adminPlannedPrices', { params: { id } }),
        allows(role, 'audit.read')
          ? send('adminProductHistory', { params: { id }, query: { limit: 10 } })
          : null,
      ])
    return { product, sizes, plans, history, tree: treeOf(categories) }
  },
  head: ({ product: { name } }) => ({ title: name }),
  Page: ({ data: { product, tree, ...more } }) => (
    <ProductPage key={product.id} product={product} tree={tree} {...more} />
  ),
})

type Props = {
  product: EditedProduct
  sizes: Answer<'adminProduct'>['sizes']
  tree: Categories
  plans: Plans
  history: HistoryPage | null
}

/** The form's, by their ids. */
const parts = ['basics', 'words', 'prices', 'stock', 'colours', 'wholesale', 'facts'] as const

function ProductPage({ product, sizes, tree, plans, history }: Props) {
  const t = useMessages(backOfficeProductMessages)
  const mayWrite = useAllows('product.write')
  const mayPrice = useAllows('price.write')
  const seesWholesale = useAllows('wholesale.read')
  const form = useProductForm({ product })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link to={officePaths.products()} className="back-link">
        <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('product.back')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{product.name}</h1>
        {!product.published && <Badge>{t('product.hidden')}</Badge>}
        {product.stock === 0 && <Badge tone="bad">{t('preview.soldOut')}</Badge>}
        <p className="text-soft">{t('product.number', { number: product.number })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {product.published && (
          <a href={paths.product(product)} className={buttonClass()}>
            {t('product.see')}
          </a>
        )}
        <Link to={officePaths.stock({ product: product.id })} className={buttonClass()}>
          {t('product.stock')}
        </Link>
        {mayWrite && mayPrice && (
          <>
            <Link to={officePaths.newProduct({ like: product.id })} className={buttonClass()}>
              {t('product.duplicate')}
            </Link>
            <RemoveProduct product={product} />
          </>
        )}
      </div>
      {!mayWrite && <p>{t('product.readOnly')}</p>}
      <PageIndex
        stays
        label={t('part.index')}
        parts={parts
          .filter((part) => part !== 'wholesale' || seesWholesale)
          .map((part) => [part, t(`part.${part}`)] as const)}
      />
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <ProductForm form={form} sizes={sizes} tree={tree} mayWrite={mayWrite} />
        <div className="grid grid-cols-1 gap-4">
          <Pictures product={product} mayWrite={mayWrite} />
          <PlannedPrices product={product} plans={plans} mayWrite={mayPrice} />
          <Preview form={form} />
          {history && (
            <ProductHistory key={history.data[0]?.id} product={product} first={history} />
          )}
        </div>
      </div>
    </div>
  )
}
