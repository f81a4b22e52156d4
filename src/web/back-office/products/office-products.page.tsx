import { apiBase, fileRoutes } from '#wire/routes.ts'
import { productFilters } from '#shop/catalogue/product-filter.ts'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { categoryOptions } from '../parts/category-options.ts'
import { FindForm } from '../parts/find-form.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { FilterLinks } from './filter-links.tsx'
import { ProductGrid } from './product-grid.tsx'

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const q = searchParams.get('q')?.trim() ?? ''
    const page = pageIn(searchParams)
    const only = productFilters.find((one) => one === searchParams.get('only'))
    const category = searchParams.get('category')?.trim().slice(0, 300) || undefined
    const brand = searchParams.get('brand')?.trim().slice(0, 100) || undefined
    const query = { q: q || undefined, only, category, brand, page, limit: pageSize }
    const [{ data: products, total }, { data: tree }] = await Promise.all([
      staffSend(api)('adminProducts', { query }),
      api.send('categoryTree'),
    ])
    refusePastEnd(url, page, total)
    return {
      products,
      total,
      page,
      q,
      only,
      category,
      brand,
      categories: categoryOptions(tree, category),
    }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeProductsMessages)('products.title'),
  }),
  Page: ({ data: { products, total, page, q, only, category, brand, categories } }) => {
    const t = useMessages(backOfficeProductsMessages)
    const mayImport = useAllows('product.import')
    return (
      <div className="grid gap-4">
        <ListHead total={total} choice={{ q, only, category, brand }} />
        <FindForm
          asYouType
          label={t('products.find')}
          hint={t('products.findHint')}
          text={q}
          values={{ category }}
          to={(text, values) =>
            officePaths.products({
              q: text,
              only,
              brand,
              category: textIn(values, 'category') || undefined,
            })
          }
        >
          <Select
            name="category"
            aria-label={t('products.category')}
            defaultValue={category ?? ''}
            onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
            options={[{ value: '', label: t('products.allCategories') }, ...categories]}
          />
        </FindForm>
        <FilterLinks view={{ q, only, category, brand }} />
        {brand !== undefined && (
          <p className="flex flex-wrap items-center gap-x-4">
            <span>{t('products.ofBrand', { brand })}</span>
            <Link
              to={officePaths.products({ q, only, category })}
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {t('products.allBrands')}
            </Link>
          </p>
        )}
        {products.length === 0 && (
          <EmptyState
            ornament="lamp"
            title={t('products.none')}
            text={t(noneText({ q, only: only ?? category ?? brand }))}
          >
            {mayImport && q === '' && !only && !category && !brand && (
              <>
                <Link to={officePaths.starter()} className={buttonClass({ kind: 'main' })}>
                  {t('products.starter')}
                </Link>
                <Link to={officePaths.importProducts()} className={buttonClass()}>
                  {t('products.import')}
                </Link>
              </>
            )}
          </EmptyState>
        )}
        <ProductGrid key={`${q} ${only} ${category} ${brand} ${page}`} products={products} />
        <PageLinks
          page={page}
          total={total}
          to={(n) => officePaths.products({ q, only, category, brand, page: n })}
        />
      </div>
    )
  },
})

type HeadProps = { total: number; choice: Parameters<typeof officePaths.changeProducts>[0] }

function ListHead({ total, choice }: HeadProps) {
  const t = useMessages(backOfficeProductsMessages)
  const mayImport = useAllows('product.import')
  const mayWrite = useAllows('product.write')
  const mayPrice = useAllows('price.write')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-head">{t('products.title')}</h1>
      <p role="status" className="text-soft">
        {t('products.count', { count: total })}
      </p>
      <p className="flex flex-wrap gap-2 md:ms-auto">
        {mayImport && (
          <Link to={officePaths.changeProducts(choice)} className={buttonClass()}>
            {t('products.changeMany')}
          </Link>
        )}
        <a href={apiBase + fileRoutes.adminProductList[1]} download className={buttonClass()}>
          {t('products.export')}
        </a>
        {mayImport && (
          <Link to={officePaths.importProducts()} className={buttonClass()}>
            {t('products.import')}
          </Link>
        )}
        {mayWrite && mayPrice && (
          <Link
            to={officePaths.newProduct()}
            className={buttonClass({ kind: 'main', className: 'order-first md:order-none' })}
          >
            {t('products.new')}
          </Link>
        )}
      </p>
    </div>
  )
}

const noneText = ({ q, only }: { q: string; only: string | undefined }) =>
  only ? 'products.noneOnlyText' : q === '' ? 'products.noneYetText' : 'products.noneText'
