import { siteMessages } from '../messages/en/site.ts'
import { useMessages } from '../messages/use-messages.ts'

/** `count` is displayed next to real ratings only. */
export const Stars = ({ rating, count }: { rating: number; count?: number }) => {
  const t = useMessages(siteMessages)
  return (
    <span className="inline-flex items-center gap-1 text-tiny text-soft">
      <span
        role="img"
        aria-label={t('stars.of', { rating })}
        className="stars"
        data-stars={Math.floor(rating * 2) / 2}
      />
      {count !== undefined && <span>({t.number(count)})</span>}
    </span>
  )
}
