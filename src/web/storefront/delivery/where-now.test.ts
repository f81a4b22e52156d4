import { expect, test, vi } from 'vitest'
import { whereNow } from './where-now.ts'

test.each([[{}], [{ geolocation: undefined }], [{ geolocation: null }]])(
  'a browser that has %j does not know where it is',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(await whereNow()).toBe(null)
    vi.unstubAllGlobals()
  },
)
