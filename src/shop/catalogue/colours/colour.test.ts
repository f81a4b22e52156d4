import { expect, test } from 'vitest'
import { nearestColourName, swatchNamed } from './colour-names.ts'
import { chosenColour, pictureIn } from './colour.ts'
import { distinctColours, readColour } from './read-colour.ts'

test.each([
  ['Sky blue', { name: 'Sky blue', swatch: '#7cc3ea' }],
  ['#ff0000', { name: 'Red', swatch: '#ff0000' }],
  ['#F00', { name: 'Red', swatch: '#ff0000' }],
  ['Brick #aa3311', { name: 'Brick', swatch: '#aa3311' }],
  ['Red handle', { name: 'Red handle', swatch: '#cf2b2b' }],
  ['Floral', { name: 'Floral', swatch: null }],
  ['  ', null],
])('%j is read as %j', (text, colour) =>
  expect(readColour(text)).toEqual(colour && { ...colour, picture: null }),
)

test.each([
  ['#000000', 'Black'],
  ['#ffffff', 'White'],
  ['#0000ff', 'Blue'],
  ['#008000', 'Green'],
  ['#808080', 'Grey'],
  ['#ffa500', 'Marigold'],
  ['#000080', 'Navy'],
  ['#800080', 'Purple'],
  ['#87ceeb', 'Sky blue'],
])('%s is called %s', (hex, name) => expect(nearestColourName(hex)).toBe(name))

test('an unknown colour name has no swatch', () => expect(swatchNamed('Paisley')).toBeNull())

test('names are distinct, however their letters are cased', () => {
  const colours = ['#ff0000', '#ee0505', 'red'].flatMap((text) => readColour(text) ?? [])
  expect(distinctColours(colours).map(({ name }) => name)).toEqual(['Red', 'Red 2', 'red 3'])
})

const colour = (name: string, picture: string | null = null) => ({ name, swatch: null, picture })
const bowl = { picture: 'bowl', colours: [colour('Orange', 'orange'), colour('Lime')] }
const soap = { picture: 'soap', colours: [] }

test.each([
  [bowl, undefined, { colour: 'Orange', gone: false }],
  [bowl, '', { colour: 'Orange', gone: false }],
  [bowl, 'lime ', { colour: 'Lime', gone: false }],
  [bowl, 'Blue', { colour: 'Blue', gone: true }],
  [soap, undefined, { colour: undefined, gone: false }],
  [soap, 'Blue', { colour: 'Blue', gone: true }],
] as const)('of %j, asked for %j: %j', (product, wanted, answer) =>
  expect(chosenColour(product, wanted)).toEqual(answer),
)

test.each([
  [bowl, 'Orange', 'orange'],
  [bowl, 'Lime', 'bowl'],
  [bowl, 'Blue', 'bowl'],
  [soap, undefined, 'soap'],
])('the picture of %j in %j is %j', (product, wanted, picture) =>
  expect(pictureIn(product, wanted)).toBe(picture),
)
