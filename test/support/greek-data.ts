import type { Db } from '#db/database.ts'
import { readSettings } from '#shop/settings/settings.store.ts'

// Data in Greek letters, so a Latin letter outside the messages is untranslated. URLs and e-mail addresses
// stay unchanged.
const latin = 'abcdefghijklmnopqrstuvwxyz'
const greekLetters = 'αβψδεφγηιξκλμνοπθρστυωςχζι'

export const inGreek = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const greek = greekLetters[latin.indexOf(letter.toLowerCase())] ?? letter
    return letter === letter.toLowerCase() ? greek : greek.toUpperCase()
  })

/** Every column with words that people of the shop or its customers have written. */
const columns: Readonly<Record<string, readonly string[]>> = {
  account: ['full_name', 'business_name', 'business_address'],
  address: ['label', 'name', 'address', 'landmark', 'rider_note'],
  announcement: ['body'],
  banner: ['alt', 'title', 'body'],
  cancellation: ['reason'],
  category: ['name', 'description'],
  content_block: ['title', 'description'],
  delivery_zone: ['name'],
  news: ['title', 'summary', 'body'],
  order_line: ['name', 'pack'],
  orders: ['address', 'contact_name', 'zone'],
  product: ['sku', 'name', 'brand', 'description', 'full_description', 'highlights', 'pack_text'],
  product_review: ['body', 'answer'],
  return_request: ['reason', 'note'],
  review: ['name', 'body', 'answer'],
  session: ['device'],
  shop_event: ['name', 'description', 'location'],
  shop_text: ['body'],
}

/** The settings with something else in them than words. */
const plainSettings = ['email', 'mapTiles']

export async function writeDataInGreek(db: Db) {
  const settings = Object.entries(await readSettings(db)).filter(
    ([name]) => !plainSettings.includes(name),
  )
  await db.transaction(async (tx) => {
    for (const [table, names] of Object.entries(columns))
      await tx.script(
        `update ${table} set ${names.map((name) => `${name} = ${greekOf(name)}`).join(', ')};`,
      )
    for (const [name, value] of settings)
      await tx.run`update setting set value = ${JSON.stringify(leavesInGreek(value))} where name = ${name}`
  })
}

/** The same in SQL. */
const greekOf = (column: string) =>
  [...latin, ...latin.toUpperCase()].reduce(
    (sql, letter) => `replace(${sql}, '${letter}', '${inGreek(letter)}')`,
    column,
  )

function leavesInGreek(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:/.test(value) ? value : inGreek(value)
  if (Array.isArray(value)) return value.map(leavesInGreek)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, leavesInGreek(inside)]),
  )
}
