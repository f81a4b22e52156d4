import { serverMessages } from '../../messages/en/server.ts'
import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { escapeHtml } from './escape-html.ts'

export type Announcement = { text: string; link: string | null }

/**
 * The line on top of every page, as HTML above the application: no script draws it, and going from page to page
 * leaves it where it is.
 */
export function announcementHtml({ text, link }: Announcement, language: Language): string {
  const label = escapeHtml(messagesIn(language, serverMessages)('page.announcement'))
  const words = escapeHtml(text)
  const line = link === null ? words : `<a class="inline-link" href="${escapeHtml(link)}">${words}</a>` // prettier-ignore
  return `<div role="region" aria-label="${label}" class="no-print bg-marigold-soft text-on-marigold-soft"><p class="wrap py-2 text-small">${line}</p></div>\n`
}
