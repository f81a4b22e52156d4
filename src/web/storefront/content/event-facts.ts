import type { ShopEvent } from '#shop/content/content.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { media, paths } from '../../app/paths.ts'
import type { ShopName } from '../../app/document/head.ts'

/** The event for search engines. */
export const eventFacts = (event: ShopEvent, origin: string, shop: ShopName) => ({
  '@type': 'Event',
  name: event.name,
  description: event.description,
  startDate: shopDay(event.startsAt),
  endDate: shopDay(event.endsAt),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: event.location, address: event.location },
  ...(shop && { organizer: { '@type': 'Organization', name: shop.shopName, url: origin } }),
  url: origin + paths.events(),
  ...(event.picture && { image: origin + media(event.picture) }),
})
