import { apiBase, fileRoutes } from '#wire/routes.ts'
import { productSorts } from '#shop/catalogue/product-sorts.ts'
import { productFilters } from '#shop/catalogue/product-filter.ts'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { officePaths } from '../addresses.ts'
import { Combobox } from '../forms/combobox.tsx'
import { choice, oneOfOrUsual, search, textFilter } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { categoryOptions } from '../parts/category-options.ts'
import { useAllows } from '../parts/use-allows.ts'
import { ProductGrid } from './product-grid.tsx'

export const page = listPage({
  call: 'adminProducts',
  at: officePaths.products,
  messages: [backOfficeProductsMessages],
  title: 'products.title',
  count: 'products.count',
  filters: (t) => ({
    q: search({ label: t('products.find'), hint: t('products.findHint'), asYouType: true }),
    category: { ...textFilter(300), beside: true },
    only: choice(
      'all',
      productFilters,
      (one) => t(one === 'all' ? 'products.all' : `productFilter.${one}`),
      t('products.kinds'),
    ),
    brand: textFilter(100),
    sort: { ...oneOfOrUsual(productSorts, 'newest'), beside: true },
  }),
  also: async ({ send }) => ({ categories: categoryOptions((await send('categoryTree')).data) }),
  Actions: ({ list: { values, total } }) => (
    <Actions choice={chosen(values)} isFirst={total === 0 && isAll(values)} />
  ),
  BesideSearch: ({ list: { values, categories } }) => {
    const t = useMessages(backOfficeProductsMessages)
    return (
      <>
        <div className="min-w-0 grow basis-32 md:max-w-96 md:basis-64">
          <Combobox
            name="category"
            aria-label={t('products.category')}
            defaultValue={values.category}
            submits
            options={[{ value: '', label: t('products.allCategories') }, ...categories]}
          />
        </div>
        <div className="min-w-0 grow basis-32 md:grow-0 md:basis-40">
          <Select
            name="sort"
            aria-label={t('sort.label')}
            defaultValue={values.sort}
            onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
            options={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        </div>
      </>
    )
  },
  BelowFilters: ({ list: { values } }) =>
    values.brand !== '' && <OfBrand choice={chosen(values)} brand={values.brand} />,
  empty: (t, { values }) => {
    const isSearch = isAll({ ...values, q: '' })
    const which = isAll(values) ? 'noneYetText' : isSearch ? 'noneText' : 'noneOnlyText'
    return {
      title: t('products.none'),
      text: t(`products.${which}`),
      children: which === 'noneYetText' && <FirstProducts />,
    }
  },
  Rows: ({ list: { rows, values, page: number, categories } }) => (
    <ProductGrid
      key={JSON.stringify([values, number])}
      products={rows}
      categories={categories}
      sort={values.sort}
      to={(sort) =>
        officePaths.products({ ...chosen(values), sort: sort === 'newest' ? undefined : sort })
      }
    />
  ),
})

type Choice = Parameters<typeof officePaths.changeProducts>[0]

type Values = { q: string; only: string; category: string; brand: string }

const isAll = ({ q, only, category, brand }: Values) =>
  q === '' && only === 'all' && category === '' && brand === ''

const chosen = ({ q, only, category, brand }: Values) => ({
  q,
  category,
  brand,
  only: only === 'all' ? undefined : only,
})

function OfBrand({ choice, brand }: { choice: Choice; brand: string }) {
  const t = useMessages(backOfficeProductsMessages)
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{t('products.ofBrand', { brand })}</span>
      <Link
        to={officePaths.products({ ...choice, brand: undefined })}
        className="inline-flex min-h-11 items-center text-link underline"
      >
        {t('products.allBrands')}
      </Link>
    </p>
  )
}

function FirstProducts() {
  const t = useMessages(backOfficeProductsMessages)
  if (!useAllows('product.import')) return null
  return (
    <>
      <Link to={officePaths.starter()} className={buttonClass({ kind: 'main' })}>
        {t('products.starter')}
      </Link>
      <Link to={officePaths.importProducts()} className={buttonClass()}>
        {t('products.import')}
      </Link>
    </>
  )
}

/** `isFirst`: the shop has no product yet, so there is nothing to change or to export. */
function Actions({ choice, isFirst }: { choice: Choice; isFirst: boolean }) {
  const t = useMessages(backOfficeProductsMessages)
  const mayImport = useAllows('product.import')
  const mayWrite = useAllows('product.write')
  const mayPrice = useAllows('price.write')
  return (
    <p className="office-actions">
      {mayImport && !isFirst && (
        <Link to={officePaths.changeProducts(choice)} className={buttonClass()}>
          {t('products.changeMany')}
        </Link>
      )}
      {!isFirst && (
        <a href={apiBase + fileRoutes.adminProductList[1]} download className={buttonClass()}>
          {t('products.export')}
        </a>
      )}
      {mayImport && !isFirst && (
        <Link to={officePaths.importProducts()} className={buttonClass()}>
          {t('products.import')}
        </Link>
      )}
      {mayWrite && mayPrice && (
        <Link
          to={officePaths.newProduct()}
          className={buttonClass({
            kind: isFirst ? 'plain' : 'main',
            className: 'order-first md:order-none',
          })}
        >
          {t('products.new')}
        </Link>
      )}
    </p>
  )
}
