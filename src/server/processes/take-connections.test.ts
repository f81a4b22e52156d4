import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { takeConnectionsOf } from './take-connections.ts'

/** A server with this many new clients. */
async function arrive(clients: number, longest?: number) {
  let accepted = 0
  const server = createServer(() => void (accepted += 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const takeConnections = takeConnectionsOf(server, longest)
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: clients }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await new Promise<void>((connecting) => process.nextTick(connecting))
  return { takeConnections, accepted: () => accepted }
}

test('all who are new are let in first, however many ask for it', async () => {
  const { takeConnections, accepted } = await arrive(50, 60_000)
  await Promise.all([takeConnections(), takeConnections(), takeConnections()])
  expect(accepted()).toBe(50)
})

test('but no longer than is allowed', async () => {
  const { takeConnections, accepted } = await arrive(50, 0)
  await takeConnections()
  expect(accepted()).toBeLessThan(50)
})

test('without waiting connections it takes one turn of the event loop', async () => {
  const { takeConnections } = await arrive(0)
  let turned = false
  setImmediate(() => (turned = true))
  await takeConnections()
  expect(turned).toBe(true)
})
