import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

async function listening() {
  const shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  return { shop, port }
}

/** Sends bytes as they are; everything that comes back until the server closes or is done. */
const raw = (port: number, bytes: string | Buffer, answers = 1) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let said = ''
    const end = () => {
      socket.destroy()
      resolve(said)
    }
    socket.on('data', (chunk) => {
      said += String(chunk)
      if (statusesOf(said).length >= answers && said.endsWith('}')) end()
    })
    socket.on('close', end)
    socket.on('error', end)
  })

const statusesOf = (said: string) =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const host = 'Host: 127.0.0.1'
const json = `${host}\r\nContent-Type: application/json`
const login = 'POST /api/v1/user/login HTTP/1.1'
const mebibyte = 1024 * 1024

test.each<[string, () => string | Buffer, number]>([
  [
    'a body that says it is too large',
    () => `${login}\r\n${json}\r\nContent-Length: ${mebibyte + 1}\r\n\r\n`,
    413,
  ],
  [
    'a body without a length that never ends',
    () => {
      const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`
      return `${login}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(33)}`
    },
    413,
  ],
  [
    'a packed body: nothing is unpacked',
    () => {
      const bomb = gzipSync(Buffer.alloc(mebibyte, ' '))
      const head = `${login}\r\n${json}\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`
      return Buffer.concat([Buffer.from(head), bomb])
    },
    400,
  ],
  [
    '100 kB of headers',
    () => `GET /api/v1/shipping HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    431,
  ],
  [
    '10,000 cookies',
    () => {
      const cookies = Array.from({ length: 10_000 }, (_, at) => `c${at}=1`).join('; ')
      return `GET /api/v1/shipping HTTP/1.1\r\n${host}\r\nCookie: ${cookies}\r\n\r\n`
    },
    431,
  ],
  [
    'two lengths of one body',
    () => `${login}\r\n${json}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'two content lengths',
    () => `${login}\r\n${json}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}   `,
    400,
  ],
  [
    'a chunk size that hides another request',
    () => `${login}\r\n${json}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
])('%s', async (_, bytes, status) => {
  const { shop, port } = await listening()
  const before = process.memoryUsage().rss
  const statuses = statusesOf(await raw(port, bytes()))
  expect(statuses).toEqual([status]) // one answer, and nothing behind it
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * mebibyte)
  expect((await shop.guest().get('shipping')).status).toBe(200)
})

test('requests one behind the other on one line get one answer each, in their order', async () => {
  const { port } = await listening()
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`
  const paths = ['/api/v1/nothing', '/api/v1/openapi.json', '/api/v1/nothing']
  const said = await raw(port, paths.map(ask).join(''), 3)
  expect(statusesOf(said)).toEqual([404, 200, 404])
})
