import { FilterForm } from '../../app/router/filter-form.tsx'
import { type ProductSort, productSorts } from '#shop/catalogue/product.ts'
import { Select } from '../../ui/form/select.tsx'
import { filtersMessages } from '../../messages/en/storefront/catalogue/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'

export const sortIn = (params: URLSearchParams | FormData): ProductSort | undefined =>
  productSorts.find((sort) => sort === params.get('sort'))

type Props = {
  sort: ProductSort | undefined
  /** label of the default order */
  first?: string | undefined
  to: (sort: ProductSort | undefined) => string
}

/** A form, so that it also sorts without JavaScript. */
export function SortPicker({ sort, first, to }: Props) {
  const t = useMessages(filtersMessages)
  const chosen = sort ?? (first ? '' : 'popular')
  const sorts = productSorts.map((one) => ({ value: one, label: t(`sort.${one}`) }))
  return (
    <FilterForm
      className="flex items-center gap-3"
      values={{ sort: chosen }}
      options={{ preventScrollReset: true }}
      to={(typed) => to(sortIn(typed))}
    >
      <label htmlFor="sort" className="shrink-0 text-small text-soft">
        {t('sort.label')}
      </label>
      <Select
        id="sort"
        name="sort"
        defaultValue={chosen}
        className="!min-h-11 text-small font-semibold"
        options={first ? [{ value: '', label: first }, ...sorts] : sorts}
        onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
      />
      <noscript>
        <button type="submit" className="button button-plain button-small">
          {t('sort.apply')}
        </button>
      </noscript>
    </FilterForm>
  )
}
