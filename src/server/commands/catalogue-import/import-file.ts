import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type ImportReport, importProducts } from '#shop/catalogue/import/import-products.ts'
import type { RejectedRow } from '#shop/catalogue/import/rows/parse-row.ts'
import { type Prescan, prescan } from '#shop/catalogue/import/prescan.ts'
import { rowFaultIn } from '#web/messages/import-in.ts'
import { english } from '#web/messages/language.ts'
import { CommandError } from './command-error.ts'
import { reportCsv } from './report-csv.ts'
import type { Options } from './options.ts'

/** A file that is no list is refused before a database is made for it. */
export const checkFile = async ({ file, ...options }: Options) =>
  void (await prescan(() => readChunks(file), options))

/** Imports a file, reports progress, and returns the result. */
export async function importFile(
  shop: Parameters<typeof importProducts>[0],
  options: Options,
): Promise<string> {
  const started = Date.now()
  const rejected: RejectedRow[] = []
  const report = await importProducts(
    shop,
    null,
    { ...options, source: () => readChunks(options.file) },
    {
      onList: (list) => console.error(listLines(list)),
      onRejected: (row) => rejected.push(row),
      onProgress,
    },
  )
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  showRejected(rejected)
  if (options.report !== null) await writeFile(options.report, reportCsv(rejected))
  return summary(report, options, (Date.now() - started) / 1000)
}

async function* readChunks(file: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Uint8Array
  } catch (error) {
    throw new CommandError(
      `The file ${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    )
  }
}

/** How the list is read, and which options change it. */
function listLines({ columns, headings, headingsLine, above, format }: Prescan): string {
  const read = Object.entries(columns).map(([field, at]) => `${field} = “${headings[at]?.trim()}”`)
  const left = above.map((cells) => `“${cells.join(' ').trim().slice(0, 60)}”`)
  return [
    ...(left.length === 0
      ? []
      : [
          `The headings are on line ${headingsLine}; left out above them: ${left.join(', ')}. Another line: --headings LINE.`,
        ]),
    ...(format.decimal === 'comma'
      ? ['Amounts are read as 1.250,50. Otherwise: --decimal point.']
      : []),
    `Read as: ${read.join(', ')}`,
  ].join('\n')
}

function onProgress(rows: number, of: number) {
  if (!process.stderr.isTTY || (rows % 100 !== 0 && rows !== of)) return
  process.stderr.write(`\r${rows} of ${of} rows (${Math.floor((rows / of) * 100)} %)`)
}

const maxPrinted = 50

function showRejected(rejected: readonly RejectedRow[]) {
  const refused = rejected.filter((row) => row.kind === 'refused')
  for (const row of refused.slice(0, maxPrinted)) console.error(inWords(row))
  if (refused.length > maxPrinted)
    console.error(`… and ${refused.length - maxPrinted} more; --report FILE.csv writes them all`)
  if (refused.some(({ fault }) => fault.code === 'dayUnclear'))
    console.error('--dates day-first or --dates month-first says which of the two comes first.')
  const elsewhere = rejected.filter(
    (row) => row.kind === 'noted' || row.fault.code === 'repeatsAtOtherPrice',
  )
  for (const row of elsewhere.slice(0, 5)) console.error(inWords(row))
  if (elsewhere.length > 5) console.error(`… and ${elsewhere.length - 5} more like this`)
}

const inWords = ({ line, name, fault }: RejectedRow) =>
  `line ${line}: ${rowFaultIn(english, fault)}${name === '' ? '' : ` (${name})`}`

const summary = (
  { rows, added, changed, unchanged, repeated, refused, noted }: ImportReport,
  { dryRun }: Options,
  seconds: number,
) =>
  `${dryRun ? 'Nothing was written. It would be: ' : ''}${added} new, ${changed} changed, ${unchanged} unchanged; ` +
  `${repeated} repeated and ${refused} refused of ${rows} rows${noted === 0 ? '' : `, ${noted} taken with a note`}, in ${seconds.toFixed(1)} s`
