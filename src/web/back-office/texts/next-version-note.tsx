import type { Answer } from '#wire/calls.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'

type Next = Answer<'adminTexts'>['data'][number]['next']

/** Says that a page has a draft, or from when on other words stand there. */
export function NextVersionNote({ next }: { next: Next }) {
  const t = useMessages(backOfficeContentMessages)
  if (next === null) return null
  if (next.from === null) return <Badge>{t('texts.hasDraft')}</Badge>
  const time = t.moment(Date.parse(next.from))
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-soft">
      <Badge>{t('content.due')}</Badge>
      {t(next.isOwn ? 'texts.newFrom' : 'texts.oursFrom', { time })}
    </p>
  )
}
