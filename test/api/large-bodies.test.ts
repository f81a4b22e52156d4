import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'
import { uploadedLists } from '../support/uploaded-lists.ts'

const mebibyte = 1024 * 1024
const form = 'Content-Type: multipart/form-data; boundary=b'
const csv = 'Content-Type: text/csv'
const json = 'Content-Type: application/json'
const picture = '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n'
const fields = '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n'
const piece = Buffer.alloc(64 * 1024, 'x')
/**
 * libuv reads up to 32 pieces of 64 kB in one turn of the event loop, and a busy machine takes several turns to close a
 * socket. Far less than the 200 MB that are offered.
 */
const inFlight = 16 * 32 * 64 * 1024

async function listening() {
  const shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  shop.app.server.on('connection', (socket) => sockets.push(socket))
  const clerk = await shop.as('clerk')
  const { port } = shop.app.server.address() as AddressInfo
  return { shop, port, sockets, cookie: `sid=${clerk.cookies.get('sid')}` }
}

type Sent = { head: string; start: string; isChunked: boolean }

/** Sends pieces while the server reads; returns its answer and how much it read. */
async function pour(port: number, sockets: Socket[], { head, start, isChunked }: Sent) {
  const framed = (bytes: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes
  const said = await new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      if (start !== '') socket.write(framed(Buffer.from(start)))
      const more = () => {
        while (!socket.destroyed && socket.writable) if (!socket.write(framed(piece))) return
      }
      socket.on('drain', more)
      more()
    })
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('end', () => socket.destroy())
    socket.on('close', () => resolve(answer))
    socket.on('error', () => undefined)
  })
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1])
  return { status, said, read: sockets.at(-1)?.bytesRead ?? 0 }
}

const lists = uploadedLists()
const products = 'POST /api/v1/admin/products'

test.for<
  [
    what: string,
    line: string,
    type: string,
    start: string,
    length: number | null,
    max: number,
    signedIn: boolean,
  ]
>([
  ['a form of 200 MB', `${products}/apples/pictures`, form, picture, 200 * mebibyte, 0, true],
  [
    'a form without an end',
    `${products}/apples/pictures`,
    form,
    picture,
    null,
    5.3 * mebibyte,
    true,
  ],
  [
    'a form of fields without an end',
    `${products}/apples/pictures`,
    form,
    fields,
    null,
    5.3 * mebibyte,
    true,
  ],
  ['a sign-up of 200 MB', 'POST /api/v1/user/signup', form, picture, 200 * mebibyte, 0, false],
  [
    'a sign-up without an end',
    'POST /api/v1/user/signup',
    form,
    picture,
    null,
    5.3 * mebibyte,
    false,
  ],
  ['a plain form without an end', 'POST /contact', form, fields, null, 5.3 * mebibyte, false],
  ['a list of 200 MB', `${products}/import`, csv, '', 200 * mebibyte, 0, true],
  ['a list without an end', `${products}/import`, csv, '', null, 20 * mebibyte, true],
  ['a preview without an end', `${products}/import/preview`, csv, '', null, 20 * mebibyte, true],
  ['JSON of 200 MB', 'POST /api/v1/user/login', json, '', 200 * mebibyte, 0, false],
  ['JSON without an end', 'POST /api/v1/user/login', json, '', null, 256 * 1024, false],
])(
  '%s: 413, and no more than the limit is read',
  { timeout: 20_000 },
  async ([, line, type, start, length, max, signedIn]) => {
    // prettier-ignore
    const { shop, port, sockets, cookie } = await listening()
    const lengthLine = length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
    const head = `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\n${signedIn ? `Cookie: ${cookie}\r\n` : ''}${type}\r\n${lengthLine}\r\n\r\n`
    const { status, said, read } = await pour(port, sockets, { head, start, isChunked: length === null }) // prettier-ignore
    expect([status, /connection: close/i.test(said)]).toEqual([413, true])
    expect(read).toBeLessThan(max + inFlight)
    expect(lists()).toEqual([])
    expect((await shop.guest().get('shipping')).status).toBe(200)
  },
)

test('who may not send a list is refused before it is read, and a small body keeps the connection', async () => {
  const { port, sockets } = await listening()
  const head = `${products}/import HTTP/1.1\r\nHost: 127.0.0.1\r\n${csv}\r\nTransfer-Encoding: chunked\r\n\r\n`
  const { status, read } = await pour(port, sockets, { head, start: '', isChunked: true })
  expect([status, read < inFlight]).toEqual([401, true])
  const said = await new Promise<string>((resolve) => {
    const socket = connect(
      port,
      '127.0.0.1',
      () =>
      socket.write(`${products}/import HTTP/1.1\r\nHost: 127.0.0.1\r\n${csv}\r\nContent-Length: 8\r\n\r\nname,pri`), // prettier-ignore
    )
    socket.once('data', (chunk) => {
      resolve(String(chunk))
      socket.destroy()
    })
  })
  expect([said.startsWith('HTTP/1.1 401'), /connection: close/i.test(said)]).toEqual([true, false])
})
