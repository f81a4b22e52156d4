import { expect, test } from 'vitest'
import { byWhatsappText } from '#shop/settings/whatsapp-texts.ts'
import {
  bothChanged,
  changesIn,
  errorsByField,
  type Settings,
  wrongNumbers,
} from './settings-values.ts'

const holds = {
  holdFirst: 'none',
  holdLarge: 'none',
  holdLargeFrom: 10_000,
  holdRefused: 'none',
  holdRefusedFrom: 1,
  holdFar: 'none',
  holdFarFrom: 3,
  holdHours: 24,
  firstOrderMost: 0,
  cashDifference: 100,
  weightTolerance: 10,
  scaleCodeDigits: 5,
  khataGraceDays: 0,
}
const hours = [{ days: 'Monday to Saturday', open: '09:00', close: '22:00' }]
const shown = {
  shopName: 'Kiryana',
  tagline: '',
  phone: '+92 51 111 222',
  whatsapp: '',
  email: '',
  address: 'Raja Bazaar',
  senderName: '',
  senderEmail: '',
  scaleStart: '',
  ...byWhatsappText(''),
  towns: ['Rawalpindi', 'Islamabad'],
  hours,
  holidays: [{ day: '2026-12-25', name: 'Quaid Day', hours: null }],
  paymentMethods: ['cod', 'card'],
  khataReminders: [-3, 7],
  shippingPrice: 150,
  pickupDays: 0,
  ...holds,
  lowStock: 5,
  storefrontOpen: true,
  guestCheckout: true,
  pointsOn: true,
  pointsDivisor: 30,
  buyNowPercent: 1,
  spendPointsAtOnce: false,
  wholesaleApproval: false,
  reviewsWaitForApproval: false,
  wholeRupees: false,
  urduDigits: false,
  labelLanguage: 'customer',
} as Partial<Settings> as Settings

/** The form as it is sent where it shows these settings. */
function formOf(change: Record<string, string | null> = {}) {
  const form = new FormData()
  for (const name of ['shopName', 'tagline', 'phone', 'whatsapp', 'email', 'address'] as const)
    form.set(name, shown[name])
  form.set('towns', 'Rawalpindi\nIslamabad')
  form.set('khataReminders', '-3, 7')
  form.set('labelLanguage', 'customer')
  for (const one of hours) for (const [name, value] of Object.entries(one)) form.append(name, value)
  for (const [name, value] of [['holidayDay', '2026-12-25'], ['holidayName', 'Quaid Day'], ['holiday-open', ''], ['holiday-close', '']] as const) form.append(name, value) // prettier-ignore
  for (const one of ['cod', 'card']) form.append('paymentMethods', one)
  form.set('shippingPrice', '150')
  form.set('pickupDays', '0')
  for (const [name, value] of Object.entries(holds)) form.set(name, `${value}`)
  form.set('lowStock', '5')
  form.set('storefrontOpen', 'on')
  form.set('guestCheckout', 'on')
  form.set('pointsOn', 'on')
  form.set('pointsDivisor', '30')
  form.set('buyNowPercent', '1')
  for (const [name, value] of Object.entries(change))
    if (value === null) form.delete(name)
    else form.set(name, value)
  return form
}

test.each([
  [{}, {}],
  [{ shopName: '  Kiryana ' }, {}],
  [{ shippingPrice: '150.00', towns: ' Rawalpindi \n\nIslamabad\n' }, {}],
  [{ phone: '' }, { phone: '' }],
  [{ towns: 'Murree' }, { towns: ['Murree'] }],
  [{ shippingPrice: '0' }, { shippingPrice: 0 }],
  [{ storefrontOpen: null }, { storefrontOpen: false }],
  [{ guestCheckout: null }, { guestCheckout: false }],
  [{ wholeRupees: 'on' }, { wholeRupees: true }],
  [
    { holdFirst: 'call', holdHours: '0' },
    { holdFirst: 'call', holdHours: 0 },
  ],
  [{ pointsOn: null }, { pointsOn: false }],
  [
    { pointsDivisor: '50', buyNowPercent: '0' },
    { pointsDivisor: 50, buyNowPercent: 0 },
  ],
  [{ reviewsWaitForApproval: 'on' }, { reviewsWaitForApproval: true }],
  [{ paymentMethods: 'card' }, { paymentMethods: ['card'] }],
  [{ khataReminders: '14 7, 0;-3 7' }, { khataReminders: [-3, 0, 7, 14] }],
  [{ khataReminders: '' }, { khataReminders: [] }],
  [{ close: '23:00' }, { hours: [{ ...hours[0], close: '23:00' }] }],
  [
    { 'holiday-open': '10:00', 'holiday-close': '14:00' },
    {
      holidays: [
        { day: '2026-12-25', name: 'Quaid Day', hours: { open: '10:00', close: '14:00' } },
      ],
    },
  ],
  [{ holidayDay: null, holidayName: null }, { holidays: [] }],
  [{ days: null, open: null, close: null }, { hours: [] }],
])('%j sends %j', (change, changes) => expect(changesIn(formOf(change), shown)).toEqual(changes))

test.each([
  ['150', true],
  ['99.5', true],
  ['0', true],
  ['', false],
  ['-1', false],
  ['1e3', false],
  ['1.234', false],
  ['free', false],
])('%j is a number: %j', (typed, isOne) =>
  expect(wrongNumbers(formOf({ shippingPrice: typed }))).toEqual(isOne ? [] : ['shippingPrice']),
)

test.each([
  [{ pointsDivisor: '0' }, ['pointsDivisor']],
  [{ pointsDivisor: '1' }, []],
  [{ pointsDivisor: '1000000' }, []],
  [{ pointsDivisor: '1000001' }, ['pointsDivisor']],
  [{ pointsDivisor: '2.5', buyNowPercent: '101' }, ['pointsDivisor', 'buyNowPercent']],
  [{ buyNowPercent: '100', lowStock: '1000' }, ['lowStock']],
])('%j: out of their limits are %j', (change, wrong) =>
  expect(wrongNumbers(formOf(change))).toEqual(wrong),
)

test('of a form with some of the fields only those are sent', () => {
  const form = new FormData()
  form.set('shippingPrice', '0')
  expect(changesIn(form, shown, ['shippingPrice', 'guestCheckout'])).toEqual({
    shippingPrice: 0,
    guestCheckout: false,
  })
  expect(wrongNumbers(form, ['shippingPrice'])).toEqual([])
})

test.each([
  [{ phone: '1' }, { phone: '2' }, ['phone']],
  [{ phone: '1' }, { phone: '1' }, []],
  [{ phone: '1' }, { tagline: 'Fresh' }, []],
  [{ towns: ['Murree'], lowStock: 3 }, { towns: ['Attock'], lowStock: 4 }, ['lowStock', 'towns']],
])('%j here and %j by a colleague conflict in %j', (mine, theirs, both) =>
  expect(bothChanged(mine, shown, { ...shown, ...theirs })).toEqual(both),
)

test.each([
  [['shopName', 'phone'], { shopName: 'wrong', phone: 'wrong' }],
  [['hours.0.days', 'towns.3'], { 'hours.0.days': 'wrong', towns: 'wrong' }],
  [['phone', 'mapTiles'], null],
  [[], null],
])('the problem of %j is displayed at %j', (paths, found) =>
  expect(
    errorsByField(
      paths.map((path) => ({ path, message: 'wrong' })),
      ['shopName', 'phone', 'hours', 'towns'],
    ),
  ).toEqual(found),
)
