import type { Looks } from './looks.ts'

/** How the people of the demo look, by their key in demo/people.ts. */
export const looks: Record<string, Looks> = {
  tariq: {
    skin: '#c98d62',
    hair: '#4a4340',
    cloth: '#f3ead6',
    second: '#3f5a4c',
    head: 'parted',
    beard: 'full',
    glasses: true,
    collar: 'waistcoat',
  },
  sana: { skin: '#d9a276', hair: '#2c1e1a', cloth: '#1f7f78', head: 'scarf', scarf: '#f0a92c' },
  amina: {
    skin: '#dcaa80',
    hair: '#2b1b17',
    cloth: '#c93b63',
    second: '#f4c24a',
    head: 'long',
    collar: 'dupatta',
  },
  bilal: { skin: '#b97d52', hair: '#231a18', cloth: '#3f6fb0', head: 'short', beard: 'stubble' },
  farah: {
    skin: '#e0b089',
    hair: '#3a241b',
    cloth: '#7a4a9a',
    second: '#e9c0d8',
    head: 'bun',
    collar: 'dupatta',
  },
  usman: {
    skin: '#d3a07a',
    hair: '#3b2a22',
    cloth: '#8b9a7a',
    second: '#5d6b4e',
    head: 'pakol',
    beard: 'full',
    collar: 'waistcoat',
  },
  kamran: {
    skin: '#bd8358',
    hair: '#2a2322',
    cloth: '#f1ede2',
    second: '#6a2f3a',
    head: 'parted',
    beard: 'moustache',
    collar: 'waistcoat',
  },
  nadeem: { skin: '#a86e46', hair: '#3d3735', cloth: '#5c8a8f', head: 'cap', beard: 'moustache' },
}

/** Others, for the wide pictures. */
export const extras: readonly Looks[] = [
  { skin: '#c98d62', hair: '#5a4a44', cloth: '#0f6f78', head: 'scarf', scarf: '#f4e6cf' },
  {
    skin: '#a9714a',
    hair: '#2b1c17',
    cloth: '#f2b13a',
    second: '#c93b63',
    head: 'bun',
    collar: 'dupatta',
  },
  {
    skin: '#dba87e',
    hair: '#8f8a86',
    cloth: '#2f6f9f',
    head: 'scarf',
    scarf: '#e6d3f0',
    glasses: true,
  },
  { skin: '#b97d52', hair: '#2a1d19', cloth: '#3f8a5a', head: 'scarf', scarf: '#f08a6a' },
  {
    skin: '#d8a47a',
    hair: '#2b1b17',
    cloth: '#7f3fa0',
    second: '#f0d36a',
    head: 'long',
    collar: 'dupatta',
  },
  { skin: '#b57a50', hair: '#231a18', cloth: '#d8402c', head: 'short', beard: 'moustache' },
  { skin: '#9c6540', hair: '#1f1715', cloth: '#2f8a4f', head: 'parted', beard: 'stubble' },
]
