import type { DemoPerson } from './types.ts'

/** The cast: the same people appear in the demo's orders and reviews, in tests and in the docs. */
export const people: readonly DemoPerson[] = [
  {
    key: 'tariq',
    name: 'Tariq Mehmood',
    email: 'tariq@kiryana.example',
    phone: '+92 300 5550101',
    kind: 'owner',
    address: { text: 'House 41, Street 17, I-8/3, Islamabad', lat: 33.6686, lng: 73.0764 },
  },
  {
    key: 'sana',
    name: 'Sana Rehman',
    email: 'sana@kiryana.example',
    phone: '+92 331 5550102',
    kind: 'staff',
    address: { text: 'House 8, Gali 5, Sadiqabad, Rawalpindi', lat: 33.6294, lng: 73.0861 },
  },
  {
    key: 'amina',
    name: 'Amina Siddiqui',
    email: 'amina@kiryana.example',
    phone: '+92 321 5550103',
    kind: 'normal',
    address: {
      text: 'House 22-B, Street 9, Satellite Town, Rawalpindi',
      lat: 33.6403,
      lng: 73.0716,
    },
  },
  {
    key: 'bilal',
    name: 'Bilal Chaudhry',
    email: 'bilal@kiryana.example',
    phone: '+92 333 5550104',
    kind: 'normal',
    address: { text: 'Flat 6, Block 12, G-9/1, Islamabad', lat: 33.6906, lng: 73.0312 },
  },
  {
    key: 'farah',
    name: 'Farah Naz',
    email: 'farah@kiryana.example',
    phone: '+92 345 5550105',
    kind: 'normal',
    address: { text: 'House 130, Lane 4, Westridge 1, Rawalpindi', lat: 33.6018, lng: 73.0249 },
  },
  {
    key: 'usman',
    name: 'Usman Khattak',
    email: 'usman@kiryana.example',
    phone: '+92 312 5550106',
    kind: 'normal',
    address: { text: 'House 9, Street 50, F-10/4, Islamabad', lat: 33.6951, lng: 73.0087 },
  },
  {
    key: 'kamran',
    name: 'Kamran Abbasi',
    email: 'kamran@kiryana.example',
    phone: '+92 302 5550107',
    kind: 'stock',
    business: {
      name: 'Chinar Rest House',
      address: '214 Murree Road, near Committee Chowk, Rawalpindi',
    },
    address: {
      text: 'Chinar Rest House, 214 Murree Road, Rawalpindi (kitchen door at the back)',
      lat: 33.6147,
      lng: 73.0653,
    },
  },
  {
    key: 'nadeem',
    name: 'Nadeem Akhtar',
    email: 'nadeem@kiryana.example',
    phone: '+92 336 5550108',
    kind: 'stock',
    business: {
      name: 'Akhtar General Store',
      address: 'Shop 3, Commercial Area, Chaklala Scheme III, Rawalpindi',
    },
    address: {
      text: 'Akhtar General Store, Shop 3, Chaklala Scheme III, Rawalpindi',
      lat: 33.5897,
      lng: 73.0859,
    },
  },
]
