import type { Sql } from '#db/database.ts'
import { column, contains, type Fragment, joined, list, literals, sql } from '#db/sql.ts'
import { productsWithCategory } from '../catalogue/products.store.ts'
import type { KnownRow } from '../catalogue/import/listed-products.store.ts'
import { inUrduLetters } from '../translations/urdu-letters.ts'
import {
  type Field,
  fieldsOfKind,
  type TextField,
  textFields,
  type TextKind,
  type TextState,
} from './text-kinds.ts'

/** A text of the shop in English and Urdu ('': not translated), in one of the fields where it stands. */
export type ShopText = { field: TextField; english: string; urdu: string; needsCheck: boolean }

export type TextSearch = { kind: TextKind | null; state: TextState | null; text: string }

/** Where the texts of a field stand: a row for each, with the Urdu that its own row has. */
function textsIn(db: Sql, [name, field]: readonly [TextField, Field]): Fragment {
  const table = column(field.table)
  // Products that shoppers can't see are translated in their form.
  const shown = field.table === 'product' ? sql`product.published_at is not null` : sql`true`
  const own = name === 'product-name' ? sql`nullif(name_ur, '')` : sql`cast(null as text)`
  const start = sql`select ${literals([name])} as field, ${literals([field.kind])} as kind`
  const isInJson = field.isList || field.setting !== undefined
  const source = isInJson ? partOf(db, field) : column(field.column)
  const from = isInJson ? sql`${table}, ${partsIn(db, field)}` : table
  return sql`${start}, ${source} as source, ${own} as own from ${from} where ${shown} and ${source} <> ''`
}

/** The list of a row as `part`; of a setting its value, a single text too. */
function partsIn(db: Sql, { table, column: name, setting, isList }: Field): Fragment {
  const at = sql`${column(table)}.${column(name)}`
  const value = isList ? at : sql`'[' || ${at} || ']'`
  const isThere = setting === undefined ? sql`${at} <> ''` : sql`setting.name = ${setting}`
  const json = sql`case when ${isThere} then ${value} else '[]' end`
  return db.engine === 'sqlite'
    ? sql`json_each(${json}) as part`
    : sql`json_array_elements_text(cast(${json} as json)) as part (value)`
}

function partOf(db: Sql, { part }: Field): Fragment {
  if (part === undefined) return sql`part.value`
  return db.engine === 'sqlite'
    ? sql`json_extract(part.value, ${`$.${part}`})`
    : sql`(cast(part.value as json) ->> cast(${part} as text))`
}

/** Read in Urdu as they are, behind a number: “1 kg”, “6 × 200 ml”. */
const measures = ['kg', 'g', 'L', 'ml', 'm', 'cm', 'mm']

const textsOf = (db: Sql, kind: TextKind | null) => sql`
  select field, kind, source, own from (${joined(
    fieldsOfKind(kind).map((field) => textsIn(db, field)),
    ' union all ',
  )}) as each_text
  where ltrim(source, '0123456789.× ') not in ${list(measures)}`

const states: Record<TextState, Fragment> = {
  missing: sql`own is null and translation.text is null`,
  check: sql`translation.needs_check = 1`,
  done: sql`(own is not null or translation.text is not null) and coalesce(translation.needs_check, 0) = 0`,
}

/** Texts are in no folded column, because most of them are in no list: SQLite's `lower` knows the capitals of English. */
function saying(typed: string): Fragment {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  return joined(
    [
      sql`true`,
      ...words.map(
        (word) => sql`
          lower(texts.source || ' ' || coalesce(own, translation.text, '')) like ${contains(inUrduLetters(word))} escape '\\'`,
      ),
    ],
    ' and ',
  )
}

/** Each text of a kind once, with its translation. */
const found = (db: Sql, { kind, state, text }: TextSearch) => sql`
  from (
    select source, min(field) as field, max(own) as own from (${textsOf(db, kind)}) as all_texts group by source
  ) as texts
  left join translation on translation.locale = 'ur' and translation.source = texts.source
  where ${state === null ? sql`true` : states[state]} and ${saying(text)}`

type Row = Omit<ShopText, 'needsCheck'> & { needsCheck: number }

/** Some texts of the shop, by their English: after one of them, or so many from the beginning. */
export async function listTexts(
  db: Sql,
  search: TextSearch,
  { limit, offset = 0, after = '' }: { limit: number; offset?: number; after?: string },
): Promise<ShopText[]> {
  const rows = await db.all<Row>`
    select field, texts.source as english, coalesce(own, translation.text, '') as urdu,
      coalesce(translation.needs_check, 0) as "needsCheck"
    ${found(db, search)} and texts.source collate "binary" > ${after}
    order by texts.source collate "binary" limit ${limit} offset ${offset}`
  return rows.map((row) => ({ ...row, needsCheck: row.needsCheck === 1 }))
}

export const countTexts = async (db: Sql, search: TextSearch): Promise<number> =>
  (await db.one<{ count: number }>`select count(*) as count ${found(db, search)}`).count

/** How many texts a kind has, how many of them are translated, and how many of those are to be checked. */
export type KindCount = { kind: TextKind; texts: number; translated: number; check: number }

/** The counts of each kind that has texts. Reads all of them, in the database. */
export const countKinds = (db: Sql) => db.all<KindCount>`
  select kind, count(*) as texts,
    sum(case when own is null and translation.text is null then 0 else 1 end) as translated,
    sum(coalesce(translation.needs_check, 0)) as "check"
  from (
    select kind, source, max(own) as own from (${textsOf(db, null)}) as all_texts group by kind, source
  ) as texts
  left join translation on translation.locale = 'ur' and translation.source = texts.source
  group by kind`

/** The fields in which these texts stand. */
export async function fieldsOfTexts(
  db: Sql,
  sources: readonly string[],
): Promise<Map<string, TextField[]>> {
  const rows = await db.all<{ field: TextField; source: string }>`
    select distinct field, source from (${textsOf(db, null)}) as all_texts where source in ${list(sources)}`
  const fields = new Map<string, TextField[]>()
  for (const { field, source } of rows) fields.set(source, [...(fields.get(source) ?? []), field])
  return fields
}

/** The characters that fit in all of these fields. */
export const mostIn = (fields: readonly TextField[]): number =>
  Math.min(...fields.map((field) => textFields[field].most))

/** The first part has an index. */
const hasName = (name: string) => sql`lower(name) = lower(${name}) and name = ${name}`

/** The Urdu names that products of this English name have. */
export const urduNamesOf = async (db: Sql, name: string): Promise<string[]> =>
  (
    await db.all<{ name: string }>`
    select distinct name_ur as name from product where ${hasName(name)} and name_ur <> ''`
  ).map((row) => row.name)

/** The products of an English name whose Urdu name is another one, drafts too, held until the transaction ends. */
export async function lockNamed(
  tx: Sql,
  { name, urdu }: { name: string; urdu: string },
): Promise<KnownRow[]> {
  const held = await tx.all<{ id: string }>`
    select id from product where ${hasName(name)} and name_ur <> ${urdu}
    order by id collate "binary" ${tx.forUpdate}`
  if (held.length === 0) return []
  return tx.all<KnownRow>`${productsWithCategory} where product.id in ${list(held.map(({ id }) => id))}`
}
