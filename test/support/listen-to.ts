import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Caller, TestShop } from './shop.ts'

/** Server-sent events of a call over a real connection: read one by one, null at their end. */
export async function listenTo(shop: TestShop, who: Caller, path: string) {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const hangUp = new AbortController()
  onTestFinished(() => hangUp.abort())
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
    headers: { cookie },
    signal: hangUp.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  const next = async (): Promise<any> => {
    for (;;) {
      const event = /^id: .*\ndata: (.*)\n\n/m.exec(unread)
      if (event !== null) {
        unread = unread.slice(event.index + event[0].length)
        return JSON.parse(event[1] ?? '')
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
      if (done) return null
      unread += value
    }
  }
  return { status: answer.status, headers: answer.headers, next, hangUp: () => hangUp.abort() }
}
