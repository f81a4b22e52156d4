import type { ListFault } from '#shop/catalogue/import/faults.ts'
import { Refusal } from '#shop/refusals.ts'

/** The command option that helps with a refused list; '': none. */
export function adviceFor(error: unknown): string {
  if (!(error instanceof Refusal) || error.code !== 'list_unreadable') return ''
  const fault = error.params['fault'] as ListFault
  if (fault.code !== 'columnsMissing') return ''
  return ` Name the right one with --map ${fault.missing[0]}=COLUMN, or the line of the headings with --headings LINE.`
}
