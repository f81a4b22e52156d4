import { demoPassword } from '../demo/fill.ts'

/** A signed-in shopper of the demo, and an order that can be placed again and again. */
export async function signIn(origin: string, email: string) {
  const answer = await fetch(`${origin}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { cookie, order: await orderFor(origin, cookie) }
}

type Item = { _id: string; stock: number | null }

// Of goods that are not counted, so that they never run out.
async function orderFor(origin: string, cookie: string): Promise<string> {
  const { data } = (await (await fetch(`${origin}/api/v1/shoppingitems/`)).json()) as {
    data: Item[]
  }
  const lines = data.filter(({ stock }) => stock === null).slice(0, 3)
  const answer = await fetch(`${origin}/api/v1/cart/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ cartitems: lines.map(({ _id }) => ({ _id, quantity: 1 })) }),
  })
  const { total } = (await answer.json()) as { total: number }
  return JSON.stringify({
    products: lines.map(({ _id }) => ({ product: _id, quantity: 1 })),
    total,
    paymentMethod: 'cod',
    redeempoints: 0,
    shippingAddress: 'House 12, Street 4, Satellite Town, Rawalpindi',
  })
}
