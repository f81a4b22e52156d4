import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const scale = 4

test.each([
  'otpauth://totp/Kiryana:owner%40kiryana.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kiryana',
  'otpauth://totp/%D8%AF%DA%A9%D8%A7%D9%86:a?secret=A',
])('%s is what a scanner reads', (text) => {
  const { size, path } = qrPath(text)
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < scale; down += 1) {
      const from = ((Number(y) * scale + down) * width + Number(x) * scale) * 4
      data.fill(0, from, from + scale * 4)
      for (let along = 0; along < scale; along += 1) data[from + along * 4 + 3] = 255
    }
  expect(decodeQR({ width, height: width, data })).toBe(text)
})
