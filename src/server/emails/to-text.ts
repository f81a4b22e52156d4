import { oneLine } from '#shop/notifications/one-line.ts'
import type { Block, Pen, Written } from './email-text.ts'

/** The half of an e-mail that any program can show. */
export const toText = (
  { heading, blocks }: Written,
  foot: readonly string[],
  { t }: Pick<Pen, 't'>,
) =>
  [heading, ...blocks.map((block) => textOf(block, t)), ['-- ', ...foot].join('\n')].join('\n\n') +
  '\n'

function textOf(block: Block, t: Pen['t']): string {
  if ('says' in block) return block.says
  if ('link' in block) return `${t('email.followed', { label: block.label })}\n${block.link}`
  if ('list' in block) return block.list.map((item) => `- ${oneLine(item)}`).join('\n')
  return block.figures
    .map(([label, value]) => t('email.figure', { label, value: oneLine(value) }))
    .join('\n')
}
