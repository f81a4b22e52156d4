import { expect, test } from 'vitest'
import { parseLocation } from './saved-location.ts'

test.each([
  ['{"lat":33.6844123,"lng":73.0479}', { lat: 33.6844, lng: 73.0479 }],
  ['{"lat":0,"lng":0}', { lat: 0, lng: 0 }],
  ['', null],
  ['{', null],
  ['{"lat":33.6,', null],
  ['null', null],
  ['[33,73]', null],
  ['{"lat":"33","lng":"73"}', null],
  ['{"lat":"<svg onload=alert(1)>","lng":73}', null],
  ['{"lat":91,"lng":73}', null],
  ['{"lat":1e999,"lng":73}', null],
])('%s', (text, point) => expect(parseLocation(text)).toEqual(point))
