import { parseArgs } from 'node:util'
import { fieldNames } from '#shop/catalogue/import/list-fields.ts'

export const usage = `npm run catalogue:import -- FILE.csv [options]
  --dry-run             says what would happen and changes nothing
  --map FIELD=COLUMN    which column says what, where the guess is wrong; can be repeated.
                        --map FIELD= leaves a field out.
                        FIELD: ${fieldNames.join(', ')}
  --draft               new products are not published yet
  --prices-only         known products get new prices; nothing else is changed or added
  --report FILE.csv     writes every row that was not taken, or not all of it, with its line and the reason`

export type Options = {
  file: string
  columns: Record<string, string>
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
  report: { type: 'string' },
} as const

/** What was asked for on the command line, or what is wrong with it. */
export function readOptions(words: string[]): Options | { problem: string } {
  const read = parsed(words)
  if (read instanceof Error) return { problem: read.message }
  const { values, positionals } = read
  const [file] = positionals
  if (file === undefined || positionals.length > 1) return { problem: 'Which file? Name one.' }
  const pairs = (values.map ?? []).map(
    (pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)] as const,
  )
  if ((values.map ?? []).some((pair) => !pair.includes('=')))
    return { problem: 'A --map says FIELD=COLUMN.' }
  return {
    file,
    columns: Object.fromEntries(pairs),
    dryRun: values['dry-run'] ?? false,
    asDraft: values.draft ?? false,
    pricesOnly: values['prices-only'] ?? false,
    report: values.report ?? null,
  }
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
