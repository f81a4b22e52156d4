import { rupees } from '#shop/money.ts'
import { weekdays, type ZoneDraft } from '#shop/delivery/zone.ts'

const city = {
  fee: rupees(150), // as the shop's own: at home nothing costs more for being on the map
  minimum: rupees(0),
  days: weekdays,
  takes: { from: 1, to: 2 },
  active: true,
  precedence: 10,
}
const corners = (...points: [lat: number, lng: number][]) => ({
  kind: 'polygon' as const,
  corners: points.map(([lat, lng]) => ({ lat, lng })),
})
const around = (lat: number, lng: number, radius: number) => ({
  kind: 'circle' as const,
  centre: { lat, lng },
  radius,
})

/** Where the demo shop brings things: its two cities, and on some days the towns about. */
export const zones: readonly ZoneDraft[] = [
  {
    ...city,
    name: 'Islamabad',
    area: corners(
      [33.63, 72.93],
      [33.7, 72.93],
      [33.75, 73.04],
      [33.765, 73.11],
      [33.72, 73.15],
      [33.66, 73.115],
      [33.652, 73.07],
      [33.635, 73.02],
    ),
    freeAbove: rupees(4000),
  },
  {
    ...city,
    name: 'Rawalpindi',
    area: corners(
      [33.63, 72.95],
      [33.635, 73.02],
      [33.652, 73.07],
      [33.66, 73.115],
      [33.62, 73.13],
      [33.57, 73.11],
      [33.56, 73.03],
      [33.59, 72.98],
    ),
    freeAbove: rupees(4000),
  },
  {
    name: 'Bahria Town and DHA',
    area: around(33.523, 73.1, 7),
    fee: rupees(250),
    minimum: rupees(1500),
    freeAbove: rupees(8000),
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    takes: { from: 2, to: 3 },
    active: true,
    precedence: 20,
  },
  {
    name: 'Taxila and Wah',
    area: around(33.76, 72.78, 12),
    fee: rupees(300),
    minimum: rupees(2000),
    freeAbove: null,
    days: ['tue', 'fri'],
    takes: { from: 2, to: 4 },
    active: true,
    precedence: 30,
  },
  {
    name: 'Murree',
    area: around(33.907, 73.394, 8),
    fee: rupees(400),
    minimum: rupees(3000),
    freeAbove: null,
    days: ['sat'],
    takes: { from: 3, to: 5 },
    active: true,
    precedence: 40,
  },
  {
    name: 'Attock',
    area: around(33.768, 72.36, 10),
    fee: rupees(500),
    minimum: rupees(5000),
    freeAbove: null,
    days: ['wed'],
    takes: { from: 3, to: 5 },
    active: false, // the road is being mended
    precedence: 50,
  },
]
