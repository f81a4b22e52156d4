import { parseArgs } from 'node:util'
import {
  type DateOrder,
  dateOrders,
  type DecimalSign,
  decimalSigns,
} from '#shop/catalogue/import/list-format.ts'
import { fieldNames } from '#shop/catalogue/import/list-fields.ts'

export const usage = `npm run catalogue:import -- FILE.csv [options]
  --dry-run             says what would happen and changes nothing
  --map FIELD=COLUMN    which column says what, where the guess is wrong; can be repeated.
                        --map FIELD= leaves a field out.
                        FIELD: ${fieldNames.join(', ')}
  --headings LINE       the line of the file that has the headings, where the guess is wrong
  --decimal SIGN        point or comma: comma reads 1.250,50 as 1,250.50; else the amounts of the list tell
  --dates ORDER         day-first or month-first, for days such as 05/06/2026
  --draft               new products are not published yet
  --prices-only         known products get new prices; nothing else is changed or added
  --report FILE.csv     writes every row that was not taken, or not all of it, with its line and the reason`

export type Options = {
  file: string
  columns: Record<string, string>
  headingsLine: number | undefined
  decimal: DecimalSign | undefined
  dateOrder: DateOrder | undefined
  dryRun: boolean
  asDraft: boolean
  pricesOnly: boolean
  report: string | null
}

const options = {
  'dry-run': { type: 'boolean' },
  draft: { type: 'boolean' },
  'prices-only': { type: 'boolean' },
  map: { type: 'string', multiple: true },
  headings: { type: 'string' },
  decimal: { type: 'string' },
  dates: { type: 'string' },
  report: { type: 'string' },
} as const

/** The parsed command line, or its problem. */
export function readOptions(args: string[]): Options | { problem: string } {
  const read = parsed(args)
  if (read instanceof Error) return { problem: read.message }
  const { values, positionals } = read
  const [file] = positionals
  if (file === undefined || positionals.length > 1) return { problem: 'Which file? Name one.' }
  const pairs = (values.map ?? []).map(
    (pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)] as const,
  )
  if ((values.map ?? []).some((pair) => !pair.includes('=')))
    return { problem: 'A --map says FIELD=COLUMN.' }
  const { headings, decimal, dates } = values
  if (headings !== undefined && !/^[1-9]\d{0,3}$/.test(headings))
    return { problem: '--headings says the number of a line.' }
  const [decimalSign, dateOrder] = [oneOf(decimalSigns, decimal), oneOf(dateOrders, dates)]
  if (decimalSign === null) return { problem: '--decimal says point or comma.' }
  if (dateOrder === null) return { problem: '--dates says day-first or month-first.' }
  return {
    file,
    columns: Object.fromEntries(pairs),
    headingsLine: headings === undefined ? undefined : Number(headings),
    decimal: decimalSign,
    dateOrder,
    dryRun: values['dry-run'] ?? false,
    asDraft: values.draft ?? false,
    pricesOnly: values['prices-only'] ?? false,
    report: values.report ?? null,
  }
}

/** undefined: not given; null: unknown. */
const oneOf = <T extends string>(all: readonly T[], said: string | undefined) =>
  said === undefined ? undefined : (all.find((one) => one === said) ?? null)

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
