import { expect, test, vi } from 'vitest'
import { locate, whereNow } from './where-now.ts'

test.each([[{}], [{ geolocation: undefined }], [{ geolocation: null }]])(
  'a browser that has %j does not know where it is',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(await whereNow()).toBe(null)
    vi.unstubAllGlobals()
  },
)

const says = (answer: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })

test('a browser that may say is believed', async () => {
  says((found) => found({ coords: { latitude: 33.65, longitude: 73.01 } } as GeolocationPosition))
  expect(await whereNow()).toEqual({ lat: 33.65, lng: 73.01 })
  vi.unstubAllGlobals()
})

test.each([
  [1, 'refused'],
  [2, 'unknown'],
  [3, 'unknown'],
])('a browser that answers with error %i: %s', async (code, answer) => {
  says((_, failed) => failed?.({ code } as GeolocationPositionError))
  expect(await locate()).toBe(answer)
  expect(await whereNow()).toBe(null)
  vi.unstubAllGlobals()
})
