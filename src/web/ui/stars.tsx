import { siteMessages } from '../messages/en/site.ts'
import { useMessages } from '../messages/use-messages.ts'

/** `count` is shown beside real ratings. */
export const Stars = ({ rating, count }: { rating: number; count?: number }) => {
  const t = useMessages(siteMessages)
  return (
    <span className="inline-flex items-center gap-1 text-tiny text-soft">
      <span
        role="img"
        aria-label={t('stars.of', { rating })}
        className="stars"
        data-stars={Math.round(rating)}
      />
      {count !== undefined && <span>({count})</span>}
    </span>
  )
}

/** Shown without ratings: a hollow star, so that it does not look like a rating. */
export const NoStars = () => {
  const t = useMessages(siteMessages)
  return (
    <span className="inline-flex max-md:hidden items-center gap-1 text-tiny text-soft">
      <span aria-hidden className="stars" data-stars="0" />
      {t('stars.none')}
    </span>
  )
}
