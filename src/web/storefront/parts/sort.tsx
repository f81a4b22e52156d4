import { useNavigate } from '../../app/router/use-router.tsx'
import { type ProductSort, productSorts } from '#shop/catalogue/product.ts'
import { Select } from '../../ui/select.tsx'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'

export const sortIn = (asked: URLSearchParams): ProductSort | undefined =>
  productSorts.find((sort) => sort === asked.get('sort'))

type Props = { sort: ProductSort | undefined; to: (sort: ProductSort) => string }

/** A form, so that it also sorts without JavaScript. */
export function SortPicker({ sort, to }: Props) {
  const t = useMessages(catalogueMessages)
  const navigate = useNavigate()
  return (
    <form className="flex items-center gap-3">
      <label htmlFor="sort" className="shrink-0 text-small text-soft">
        {t('sort.label')}
      </label>
      <Select
        id="sort"
        name="sort"
        value={sort ?? 'popular'}
        className="!min-h-11 text-small font-semibold"
        options={productSorts.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
        onChange={({ target }) => {
          const chosen = productSorts.find((one) => one === target.value)
          if (chosen) void navigate(to(chosen), { preventScrollReset: true })
        }}
      />
      <noscript>
        <button type="submit" className="button button-plain button-small">
          {t('sort.apply')}
        </button>
      </noscript>
    </form>
  )
}
