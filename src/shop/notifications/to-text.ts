import type { Block, Written } from './email.ts'
import { oneLine } from './emails/greeting.ts'

/** The half of a mail that any program can show. */
export const toText = ({ heading, blocks }: Written, foot: readonly string[]) =>
  [heading, ...blocks.map(textOf), ['-- ', ...foot].join('\n')].join('\n\n') + '\n'

function textOf(block: Block): string {
  if ('says' in block) return block.says
  if ('link' in block) return `${block.label}:\n${block.link}`
  if ('list' in block) return block.list.map((item) => `- ${oneLine(item)}`).join('\n')
  return block.figures.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
}
