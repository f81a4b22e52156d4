import { daysIn } from '#shop/settings/opening.ts'
import type { Settings } from '../../layout-data/load-layout.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const accepted = { cod: 'Cash', card: 'Credit Card' }

/** Structured data of the shop for search engines. */
export const shopFacts = (
  {
    shopName,
    phone,
    email,
    address,
    towns,
    map,
    hours,
    holidays,
    paymentMethods,
    social,
  }: Settings,
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
  ...(holidays.length > 0 && {
    specialOpeningHoursSpecification: holidays.map((holiday) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: holiday.day,
      validThrough: holiday.day,
      opens: holiday.hours?.open ?? '00:00',
      closes: holiday.hours?.close ?? '00:00',
    })),
  }),
  sameAs: social.map(({ link }) => link),
  currenciesAccepted: 'PKR',
  paymentAccepted: paymentMethods.map((one) => accepted[one]).join(', '),
})
