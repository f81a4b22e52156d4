import type { KeyboardEvent } from 'react'
import type { WireFacets } from '#wire/v1/catalogue/facets.schema.ts'
import { rupees, show } from '#shop/money.ts'
import { FilterForm } from '../../../app/router/filter-form.tsx'
import { filtersMessages } from '../../../messages/en/storefront/catalogue/filters.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Choice } from './choice.tsx'
import { listViewIn, type ListView, narrows, priceOf, typedPrice } from './list-view.ts'

type Props = {
  view: ListView
  facets: Pick<WireFacets, 'prices' | 'lowest' | 'highest' | 'total'>
  to: (view: ListView) => string
}

/** Price ranges, and a form for any other. */
export function Prices({ view, facets, to }: Props) {
  const t = useMessages(filtersMessages)
  const priceLabel = usePriceLabel()
  const { min: _min, max: _max, ...others } = view
  const choices = facets.prices.flatMap(({ min, max, count }) => {
    const range = { ...(min !== null && { min }), ...(max !== null && { max }) }
    const chosen = view.min === range.min && view.max === range.max
    const next: ListView = { ...others, ...(chosen ? {} : range), page: 1 }
    return narrows(facets, count) || chosen ? [{ range, chosen, count, next }] : []
  })
  return (
    <section className="filter-kind">
      <h3>{t('filters.price')}</h3>
      <ul>
        {choices.map(({ range, chosen, count, next }) => (
          <Choice key={`${range.min}-${range.max}`} to={to(next)} chosen={chosen} count={count}>
            {priceLabel(range)}
          </Choice>
        ))}
      </ul>
      <FilterForm
        className="filter-prices"
        values={{ min: view.min, max: view.max }}
        options={{ preventScrollReset: true }}
        to={(typed) => {
          const { min, max } = listViewIn(new URLSearchParams([...typed] as [string, string][]))
          return to({ ...others, min, max, page: 1 })
        }}
      >
        {(['min', 'max'] as const).map((name) => (
          <label key={name}>
            <span>{t(`filters.${name}`)}</span>
            <input
              {...amountField}
              name={name}
              title={t('filters.amount')}
              defaultValue={view[name]}
              placeholder={placeholder(name === 'min' ? facets.lowest : facets.highest)}
            />
          </label>
        ))}
        <button type="submit" className="button button-plain button-small">
          {t('filters.apply')}
        </button>
      </FilterForm>
    </section>
  )
}

// Not a number field: scrolling would change it, and it refuses Urdu digits.
const amountField = {
  className: 'input',
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: typedPrice,
  // Arrow keys change it by whole rupees.
  onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const field = event.currentTarget
    field.value = String(Math.max(0, Math.floor(priceOf(field.value) ?? 0) + by))
  },
} as const

const placeholder = (amount: number | null) => (amount === null ? '' : String(Math.ceil(amount)))

export function usePriceLabel() {
  const t = useMessages(filtersMessages)
  const amount = (value: number) => show(rupees(value))
  return ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
    max === undefined
      ? t('filters.from', { min: amount(min ?? 0) })
      : min === undefined
        ? t('filters.upTo', { max: amount(max) })
        : t('filters.between', { min: amount(min), max: amount(max) })
}
