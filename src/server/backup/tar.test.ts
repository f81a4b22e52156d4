import { expect, test } from 'vitest'
import { headerOf, paddingAfter, readHeader } from './tar.ts'

test.each([
  ['kiryana.db', 0],
  ['media/products/a-480.avif', 511],
  ['returns/b.webp', 513],
  ['kiryana.db', 20 * 1024 ** 3],
])('%s of %i bytes is read as it was written', (path, size) => {
  const header = headerOf({ path, size, at: Date.parse('2026-11-24T12:00:00Z') })
  expect(header).toHaveLength(512)
  expect(readHeader(header)).toEqual({ path, size })
  expect((size + paddingAfter(size).length) % 512).toBe(0)
})

test('empty blocks end the archive, and an invalid header is refused', () => {
  expect(readHeader(Buffer.alloc(512))).toBeNull()
  expect(() => readHeader(Buffer.alloc(512, 'a'))).toThrow('no header')
  const changed = headerOf({ path: 'kiryana.db', size: 5, at: 0 })
  changed[0] = 65
  expect(() => readHeader(changed)).toThrow('no header')
  for (const path of ['a'.repeat(101), 'with blank', 'é'])
    expect(() => headerOf({ path, size: 0, at: 0 })).toThrow('no path')
})
