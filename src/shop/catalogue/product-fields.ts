/**
 * The plain fields of a product: texts that have no rule of their own. Each is a column of `product`, an optional field
 * of the public API with the same name, and a column of lists (`headings`; exports use the first one).
 * `line` is one line and `text` several, of up to `max` characters. `list` has up to `most` entries of up to `max` each.
 */
export const productFields = {
  nameUr: {
    column: 'name_ur',
    kind: 'line',
    max: 200,
    headings: ['name in urdu', 'name ur', 'urdu name', 'name urdu', 'urdu'],
  },
  origin: {
    column: 'origin',
    kind: 'line',
    max: 200,
    headings: ['origin', 'region'],
  },
  countryOfOrigin: {
    column: 'country_of_origin',
    kind: 'line',
    max: 100,
    headings: ['country of origin', 'country', 'made in'],
  },
  ingredients: {
    column: 'ingredients',
    kind: 'text',
    max: 3000,
    headings: ['ingredients', 'composition'],
  },
  allergens: {
    column: 'allergens',
    kind: 'list',
    max: 60,
    most: 30,
    headings: ['allergens', 'allergen', 'contains'],
  },
  shelfLife: {
    column: 'shelf_life',
    kind: 'line',
    max: 300,
    headings: ['shelf life', 'best before', 'keeps for'],
  },
  storage: {
    column: 'storage',
    kind: 'text',
    max: 500,
    headings: ['storage', 'storage instructions', 'how to store', 'store'],
  },
} as const satisfies Record<string, PlainField>

type PlainField = {
  column: string
  max: number
  headings: readonly [exported: string, ...others: string[]]
} & ({ kind: 'line' | 'text' } | { kind: 'list'; most: number })

type Fields = typeof productFields
export type PlainName = keyof Fields
type ListName = { [N in PlainName]: Fields[N]['kind'] extends 'list' ? N : never }[PlainName]
type TextName = Exclude<PlainName, ListName>

export const plainNames = Object.keys(productFields) as PlainName[]
export const isListName = (name: PlainName): name is ListName => productFields[name].kind === 'list'
export const listNames = plainNames.filter(isListName)
export const textNames = plainNames.filter((name): name is TextName => !isListName(name))
/** Of the page's table of facts; the name in Urdu is beside the name. */
export const factNames = plainNames.filter((name) => name !== 'nameUr')

/** A value for each plain field: `Text` for a line or a text, `List` for a list. */
type ByField<Text, List = Text> = { [N in PlainName]: N extends ListName ? List : Text }
/** The same by the name of the column. */
export type ByColumn<Text, List = Text> = {
  [N in PlainName as Fields[N]['column']]: N extends ListName ? List : Text
}

/** The same by the name in lists: "shelf-life" for `shelf_life`. */
type ByCell<Text, List = Text> = {
  [N in PlainName as Dashed<Fields[N]['column']>]: N extends ListName ? List : Text
}
type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name
type CellName<N extends PlainName> = Dashed<Fields[N]['column']>
export const cellName = <N extends PlainName>(name: N) =>
  productFields[name].column.replaceAll('_', '-') as CellName<N>

type Makers<Text, List> = [text: (name: TextName) => Text, list: (name: ListName) => List]

export const byField = <Text, List>(...makers: Makers<Text, List>) =>
  keyed((name) => name, makers) as ByField<Text, List>

export const byColumn = <Text, List>(...makers: Makers<Text, List>) =>
  keyed((name) => productFields[name].column, makers) as ByColumn<Text, List>

export const byCell = <Text, List>(...makers: Makers<Text, List>) =>
  keyed(cellName, makers) as ByCell<Text, List>

const keyed = <Text, List>(key: (name: PlainName) => string, [text, list]: Makers<Text, List>) =>
  Object.fromEntries(
    plainNames.map((name) => [key(name), isListName(name) ? list(name) : text(name)]),
  ) as Record<string, Text | List>

/** The plain fields of one product; '' and an empty list: unknown. */
export type ProductFacts = ByField<string, readonly string[]>

export const noFacts: ProductFacts = byField(
  () => '',
  () => [],
)
