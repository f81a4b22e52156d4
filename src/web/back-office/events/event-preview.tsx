import { useFormats } from '../../messages/use-messages.ts'
import { StoryPreview } from '../content/story-preview.tsx'
import { startOfShopDay } from '#shop/settings/shop-day.ts'
import type { EventValues } from './event-values.ts'

/** An event as the shop's calendar will show it. */
export function EventPreview({ typed, picture }: { typed: EventValues; picture: string | null }) {
  const formats = useFormats()
  const [from, to] = [startOfShopDay(typed.firstDay), startOfShopDay(typed.lastDay)]
  return (
    <StoryPreview title={typed.name} picture={picture} text={typed.description}>
      {from !== null && to !== null && to >= from && (
        <p className="text-small font-semibold text-link">{formats.days(from, to)}</p>
      )}
      {typed.location !== '' && <p className="text-soft">{typed.location}</p>}
    </StoryPreview>
  )
}
