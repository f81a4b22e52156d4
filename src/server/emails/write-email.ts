import type { WriteEmail } from '#shop/notifications/email.ts'
import { builtInBranding } from '#shop/branding/branding.ts'
import { oneLine } from '#shop/notifications/one-line.ts'
import { emailMessages } from '#web/messages/en/server/emails.ts'
import { gramsMessages } from '#web/messages/en/grams.ts'
import { english, type Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { compose } from './compose.ts'
import { goodsInLanguage } from './goods-in-language.ts'
import { toHtml } from './to-html.ts'
import type { Block, Pen, Written } from './email-text.ts'

/** The half of an e-mail that any program can show. */
const toText = ({ heading, blocks }: Written, foot: readonly string[], { t }: Pick<Pen, 't'>) =>
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

const none: ReadonlyMap<string, string> = new Map()

/** Writes each e-mail in its reader's language, or in English where the shop does not speak that one any more. */
export const emailsIn =
  (languages: readonly Language[]): WriteEmail =>
  (email, { locale, shop, foot, links, branding = builtInBranding, texts = none, secrets }) => {
    const language = languages.find((one) => one.locale === locale) ?? english
    const pen = { t: messagesIn(language, emailMessages, gramsMessages), shop, links }
    const written = compose(goodsInLanguage(email, texts), pen, secrets)
    const lines = foot.map((line) => texts.get(line) ?? line)
    return {
      subject: oneLine(written.subject),
      text: toText(written, lines, pen),
      html: toHtml(written, { shop, foot: lines, branding, logo: links.logo(branding) }, language),
    }
  }
