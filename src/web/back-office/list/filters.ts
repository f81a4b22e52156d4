type Label = { label: string; hint: string; asYouType?: true }

/** A query parameter of a list. Without `chips` and `search` only links set it. */
export type Filter<Value extends string = string> = {
  /** `text`: from the address; '': not there */
  read: (text: string) => Value
  /** Addresses don't name it. */
  usual: Value
  chips?: { of: readonly { value: string; text: string }[]; label: string | undefined }
  search?: Label
  /** A field beside the search sets it. */
  beside?: true
}

export type Filters = Readonly<Record<string, Filter>>
export type ValuesOf<F extends Filters> = { [Name in keyof F]: ReturnType<F[Name]['read']> }

/** One of several values, as chips. `usual` is the first unless `others` has it. `label`: default: the list's title. */
export const choice = <const Value extends string>(
  usual: Value,
  others: readonly Value[],
  textOf: (value: Value) => string,
  label?: string,
): Filter<Value> => {
  const values = others.includes(usual) ? others : [usual, ...others]
  return {
    read: (text) => values.find((one) => one === text) ?? usual,
    usual,
    chips: { of: values.map((value) => ({ value, text: textOf(value) })), label },
  }
}

export const search = (label: Label): Filter => ({ ...textFilter(100), search: label })

export const textFilter = (max: number): Filter => ({
  read: (text) => text.trim().slice(0, max),
  usual: '',
})

export const oneOf = <Value extends string>(values: readonly Value[]): Filter<Value | ''> => ({
  read: (text) => values.find((one) => one === text) ?? '',
  usual: '',
})

/** One of several values; `usual` is not in addresses. */
export const oneOfOrUsual = <const Value extends string>(
  values: readonly Value[],
  usual: NoInfer<Value>,
): Filter<Value> => ({
  read: (text) => values.find((one) => one === text) ?? usual,
  usual,
})

/** A day like "2025-01-05". */
export const dayFilter: Filter = {
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''),
  usual: '',
}

/** The values of an address, or of a form. */
export const valuesIn = <F extends Filters>(
  filters: F,
  texts: { get: (name: string) => unknown },
): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { read }]) => {
      const text = texts.get(name)
      return [name, read(typeof text === 'string' ? text : '')]
    }),
  ) as ValuesOf<F>

/** Values that differ from the default, for an address. */
export const named = <F extends Filters>(filters: F, values: ValuesOf<F>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== filters[name]?.usual),
  )

/** The query of a call: 'all' and '' filter nothing. */
export const narrowed = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 'all' && value !== ''))
