import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'

type Props = {
  of: { showing: 'off' | 'due' | 'out' | 'over'; from: string | null; until: string | null }
}

/** Says that shoppers see it later, until when, or no longer. */
export function ShowingNote({ of: { showing, ...period } }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const momentOf = (time: string | null) => (time === null ? null : t.moment(Date.parse(time)))
  const [from, until] = [momentOf(period.from), momentOf(period.until)]
  if (showing === 'due' && from !== null)
    return (
      <>
        <Badge>{t('content.due')}</Badge>
        <span>
          {until === null ? t('shown.fromTime', { from }) : t('shown.fromUntil', { from, until })}
        </span>
      </>
    )
  if (showing === 'off' || until === null) return null
  if (showing === 'out') return <span>{t('shown.untilTime', { until })}</span>
  return (
    <>
      <Badge>{t('shown.over')}</Badge>
      <span>{t('shown.since', { until })}</span>
    </>
  )
}
