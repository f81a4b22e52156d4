import { afterEach, expect, test, vi } from 'vitest'
import { rupees } from '#shop/money.ts'
import { sendByFetch } from './send-by-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))

test('a refusal arrives with its data, amounts in paisa', async () => {
  answering(
    409,
    JSON.stringify({
      statuscode: 409,
      message: 'Prices have changed. Please check the new total.',
      code: 'price_changed',
      expected: { subtotal: 480, shippingcost: 150, redeemedpoints: 0, total: 630.5 },
    }),
  )
  await expect(sendByFetch('createOrder', { body: {} })).rejects.toMatchObject({
    status: 409,
    code: 'price_changed',
    params: {
      expected: {
        subtotal: rupees(480),
        shipping: rupees(150),
        redeemedPoints: 0,
        total: rupees(630.5),
      },
    },
  })
})

test('an answer that is no problem of ours is an error without a message', async () => {
  answering(502, '<html>Bad gateway</html>')
  await expect(sendByFetch('me')).rejects.toMatchObject({
    status: 502,
    code: 'unknown',
    message: '',
    params: {},
  })
})
