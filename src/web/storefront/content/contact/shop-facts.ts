import { daysIn } from '#shop/settings/opening.ts'
import type { Settings } from '../../layout-data/load-layout.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The shop itself for search engines. */
export const shopFacts = (
  { shopName, phone, email, address, towns, map, hours, social }: Settings,
  origin: string,
) => ({
  '@type': 'GroceryStore',
  name: shopName,
  url: origin,
  ...(phone !== '' && { telephone: phone }),
  ...(email !== '' && { email }),
  ...(address !== '' && { address }),
  ...(towns.length > 0 && { areaServed: towns }),
  ...(map && { geo: { '@type': 'GeoCoordinates', latitude: map.lat, longitude: map.lng } }),
  openingHoursSpecification: hours.map(({ days, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysIn(days).map((day) => weekdays[day]),
    opens: open,
    closes: close,
  })),
  sameAs: social.map(({ link }) => link),
  currenciesAccepted: 'PKR',
  paymentAccepted: 'Cash, Credit Card',
})
