import { useNavigate } from '../../app/router/use-router.tsx'
import { type ProductSort, productSorts } from '#shop/catalogue/product.ts'
import { Select } from '../../ui/select.tsx'
import { filtersMessages } from '../../messages/en/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HiddenFields } from './hidden-fields.tsx'

export const sortIn = (asked: URLSearchParams): ProductSort | undefined =>
  productSorts.find((sort) => sort === asked.get('sort'))

type Props = {
  sort: ProductSort | undefined
  /** what the order without a choice is called */
  first?: string | undefined
  to: (sort: ProductSort | undefined) => string
}

/** A form, so that it also sorts without JavaScript. */
export function SortPicker({ sort, first, to }: Props) {
  const t = useMessages(filtersMessages)
  const navigate = useNavigate()
  const sorts = productSorts.map((one) => ({ value: one, label: t(`sort.${one}`) }))
  return (
    <form className="flex items-center gap-3">
      <HiddenFields address={to(undefined)} />
      <label htmlFor="sort" className="shrink-0 text-small text-soft">
        {t('sort.label')}
      </label>
      <Select
        id="sort"
        name="sort"
        value={sort ?? (first ? '' : 'popular')}
        className="!min-h-11 text-small font-semibold"
        options={first ? [{ value: '', label: first }, ...sorts] : sorts}
        onChange={({ target }) => {
          const chosen = productSorts.find((one) => one === target.value)
          void navigate(to(chosen), { preventScrollReset: true })
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
