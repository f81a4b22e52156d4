import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openGuestCache } from './guest-cache.ts'

test('addresses without end take at most 64 MB, and those asked for again stay', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const cache = openGuestCache(app, { subscribe: () => () => undefined }, 60_000)
  const made: string[] = []
  app.get<{ Params: { page: string } }>('/:page', (request, reply) => {
    const { page } = request.params
    return cache.answer(request, reply, page, async () => {
      made.push(page)
      return { status: 200, type: 'text/plain', body: page.padEnd(1_000_000) }
    })
  })
  const ask = (page: string) => app.inject({ url: `/${page}` })
  await ask('home')
  await ask('home')
  for (let one = 0; one < 70; one += 1) await ask(`made-up-${one}`)
  expect(made).toHaveLength(71)
  await ask('made-up-69')
  await ask('home')
  expect(made).toHaveLength(71)
  await ask('made-up-0')
  expect(made).toHaveLength(72)
})
