import { withoutFormulaMark } from '../formula-mark.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import { saveManyTexts } from '../translations/save-texts.ts'
import type { Visit } from '../visit.ts'
import { cleanUrdu, type TextField } from './text-kinds.ts'
import { fieldsOfTexts, mostIn } from './texts-of-shop.store.ts'
import { nameProducts } from './translate.ts'

/** A row of a list, with the line of the file that it begins on. */
type Row = { line: number; cells: readonly string[] }

/** Why a row was not taken: nobody reads this English text in the shop (any more), or its Urdu doesn't fit (`most` characters). */
export type TranslationFault = { line: number; english: string } & (
  | { code: 'unknown' }
  | { code: 'tooLong'; most: number }
)

/** How many translations a list has changed and how many were there already; and the first rows that were not taken. */
export type TranslationReport = {
  changed: number
  same: number
  refused: number
  faults: TranslationFault[]
}

const atOnce = 200
const mostFaults = 100

/**
 * Takes the translations of a list with the headings “english” and “urdu”, some at a time. A row without Urdu changes
 * nothing. Refuses a list without these headings (`translation_columns`).
 */
export async function importTranslations(
  visit: Visit,
  rows: AsyncIterable<Row>,
): Promise<TranslationReport> {
  requirePermission(visit, 'content.write')
  const report: TranslationReport = { changed: 0, same: 0, refused: 0, faults: [] }
  let columns: { english: number; urdu: number } | null = null
  let batch: Translation[] = []
  for await (const { line, cells } of rows) {
    if (columns === null) {
      columns = columnsIn(cells)
      continue
    }
    const [english, urdu] = [cells[columns.english] ?? '', cells[columns.urdu] ?? '']
    if (english.trim() === '' || urdu.trim() === '') continue
    batch.push({ line, english: withoutFormulaMark(english), urdu: withoutFormulaMark(urdu) })
    if (batch.length < atOnce) continue
    await take(visit, batch, report)
    batch = []
  }
  if (columns === null) throw new Refusal('translation_columns')
  await take(visit, batch, report)
  return report
}

type Translation = { line: number; english: string; urdu: string }

function columnsIn(headings: readonly string[]) {
  const words = headings.map((heading) => heading.trim().toLowerCase())
  const [english, urdu] = [words.indexOf('english'), words.indexOf('urdu')]
  if (english === -1 || urdu === -1) throw new Refusal('translation_columns')
  return { english, urdu }
}

async function take(visit: Visit, batch: readonly Translation[], report: TranslationReport) {
  if (batch.length === 0) return
  const { id: actor } = requirePermission(visit, 'content.write')
  const fields = await fieldsOfTexts(visit.db, batch.map(({ english }) => english)) // prettier-ignore
  const taken = new Map<string, Fitting>()
  for (const row of batch) {
    const judged = judge(row, fields.get(row.english) ?? [])
    if ('urdu' in judged) taken.set(row.english, judged)
    else {
      report.refused += 1
      if (report.faults.length < mostFaults) report.faults.push(judged)
    }
  }
  const texts = [...taken].map(([english, { urdu }]) => ({ before: english, after: english, urdu }))
  const by = { actor, at: visit.now() }
  const changed = await visit.db.transaction(async (tx) => {
    const count = await saveManyTexts(tx, texts, by)
    for (const [name, { urdu, isName }] of taken) if (isName) await nameProducts(tx, { name, urdu }, by) // prettier-ignore
    return count
  })
  report.changed += changed
  report.same += taken.size - changed
}

type Fitting = { urdu: string; isName: boolean }

function judge(
  { line, english, urdu: typed }: Translation,
  fields: readonly TextField[],
): Fitting | TranslationFault {
  const short = english.slice(0, 60)
  const [field] = fields
  if (field === undefined) return { line, english: short, code: 'unknown' }
  const [urdu, most] = [cleanUrdu(field, typed), mostIn(fields)]
  if (urdu.length > most) return { line, english: short, code: 'tooLong', most }
  return { urdu, isName: fields.includes('product-name') }
}
