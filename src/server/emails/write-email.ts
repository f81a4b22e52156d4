import type { WriteEmail } from '#shop/notifications/email.ts'
import { builtInBranding } from '#shop/branding/branding.ts'
import { oneLine } from '#shop/notifications/one-line.ts'
import { emailMessages } from '#web/messages/en/server/emails.ts'
import { english, type Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { compose } from './compose.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'

/** Writes each e-mail in its reader's language, or in English where the shop does not speak that one any more. */
export const emailsIn =
  (languages: readonly Language[]): WriteEmail =>
  (email, { locale, shop, foot, links, look = builtInBranding, secrets }) => {
    const language = languages.find((one) => one.locale === locale) ?? english
    const pen = { t: messagesIn(language, emailMessages), shop, links }
    const written = compose(email, pen, secrets)
    return {
      subject: oneLine(written.subject),
      text: toText(written, foot, pen),
      html: toHtml(written, { shop, foot, look, logo: links.logo(look) }, language),
    }
  }
