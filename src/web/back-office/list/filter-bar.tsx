import { Fragment, type ReactNode } from 'react'
import { Chips } from './chips.tsx'
import { type Filters, named, valuesIn } from './filters.ts'
import { FindForm } from './find-form.tsx'

type Props = {
  filters: Filters
  values: Readonly<Record<string, string>>
  /** of chips without a label */
  title: string
  at: (values: object) => string
  besideSearch: ReactNode
}

/** The chips and the search of a list, in the order of its filters. */
export function FilterBar({ filters, values, title, at, besideSearch }: Props) {
  const to = (changed: object) => at(named(filters, { ...values, ...changed }))
  const fields = pick(filters, ({ search, beside }) => search !== undefined || beside === true)
  const parts = Object.entries(filters).map(([name, { chips, search }]) => {
    const value = values[name] ?? ''
    if (search)
      return (
        <Fragment key={name}>
          <FindForm
            {...search}
            text={value}
            values={Object.fromEntries(Object.keys(fields).map((field) => [field, values[field]]))}
            to={(_, typed) => to(valuesIn(fields, typed))}
          >
            {besideSearch}
          </FindForm>
        </Fragment>
      )
    return (
      chips && (
        <Chips
          key={name}
          label={chips.label ?? title}
          chips={chips.of.map((one) => ({
            to: to({ [name]: one.value }),
            text: one.text,
            isHere: one.value === value,
          }))}
        />
      )
    )
  })
  const isOfChips = parts.length > 1 && Object.values(filters).every(({ chips }) => chips)
  return isOfChips ? <div className="flex flex-wrap gap-x-6 gap-y-2">{parts}</div> : parts
}

const pick = (filters: Filters, isWanted: (filter: Filters[string]) => boolean): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, filter]) => isWanted(filter)))
