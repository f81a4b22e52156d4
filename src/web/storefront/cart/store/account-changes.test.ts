import { expect, test, vi } from 'vitest'
import { account, openStore, rice, tea } from '../../../../../test/support/cart-stores.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import { putBack, replaceAll } from './cart-edits.ts'

const refusal = (status: number, code: ApiError['code'] = 'unknown') =>
  new ApiError({ status, code, message: 'No' })

test('simultaneous changes are one call for the displayed account', async () => {
  const { store, changeCart } = openStore('amina')
  void store.add('rice')
  void store.addAll([rice(1), { productId: 'daal', quantity: 1 }])
  await store.settle()
  expect(changeCart).toHaveBeenCalledTimes(1)
  expect(changeCart.mock.calls[0]?.[0]).toBe('amina')
  expect(store.get().items).toEqual([rice(2), { productId: 'daal', quantity: 1 }])
})

test('a change during a call is sent next, once', async () => {
  const { store, shop, changeCart } = openStore('amina')
  const thought = Promise.withResolvers<void>()
  changeCart.mockImplementationOnce((...asked) => thought.promise.then(() => shop.change(...asked)))
  void store.add('rice')
  await vi.waitFor(() => expect(changeCart).toHaveBeenCalled())
  void store.add('rice')
  void store.add('daal')
  expect(store.quantityOf('rice')).toBe(2)
  thought.resolve()
  await store.settle()
  expect(changeCart.mock.calls.map(([, changes]) => changes.length)).toEqual([1, 2])
  expect(store.get().items).toEqual([rice(2), { productId: 'daal', quantity: 1 }])
})

test("two tabs opened with an empty cart each receive the other's additions", async () => {
  const shop = account()
  const [first, second] = [openStore('amina', [], shop).store, openStore('amina', [], shop).store]
  expect(await first.add('rice')).toBe(true)
  expect(await second.add('tea')).toBe(true)
  expect(second.get().items).toEqual([rice(1), tea(1)])
  await first.refresh()
  expect(first.get().items).toEqual([rice(1), tea(1)])
})

test('a tab from before an order restores no ordered item', async () => {
  const { store, shop } = openStore('amina', [rice(2), tea(2)])
  shop.items = [] // ordered in another tab
  void store.setQuantity('rice', 1)
  void store.setQuantity('tea', 3)
  await store.settle()
  expect(shop.items).toEqual([tea(1)])
  expect(store.get().items).toEqual([tea(1)])
})

test('adding to a line adds to the quantity set by another tab', async () => {
  const { store, shop } = openStore('amina', [rice(1)])
  shop.items = [rice(3)]
  await store.setQuantity('rice', 2)
  expect(shop.items).toEqual([rice(4)])
  await store.setQuantity('rice', 2)
  expect(shop.items).toEqual([rice(2)])
})

test.each([
  ['logged out elsewhere', refusal(401, 'sign_in_for_cart')],
  ["another account's page", refusal(403, 'other_account')],
])('%s: it is not said to be saved, and no longer displayed', async (_, error) => {
  const { store, changeCart, onFail } = openStore('amina', [tea(1)])
  changeCart.mockRejectedValueOnce(error)
  const kept = store.add('rice')
  expect(store.quantityOf('rice')).toBe(1)
  expect(await kept).toBe(false)
  expect(store.get().items).toEqual([tea(1)])
  expect(onFail).toHaveBeenCalledTimes(1)
  // After a login the same happens by itself, once.
  expect(await store.change(onFail.mock.calls[0]?.[1] ?? [])).toBe(true)
  expect(store.get().items).toEqual([tea(1), rice(1)])
})

test('a refused change does not revert later changes', async () => {
  const { store, changeCart } = openStore('amina')
  changeCart.mockRejectedValueOnce(refusal(400, 'cart_full'))
  const first = store.add('rice')
  await vi.waitFor(() => expect(changeCart).toHaveBeenCalled())
  const second = store.add('tea')
  expect(await first).toBe(false)
  expect(await second).toBe(true)
  expect(store.get().items).toEqual([tea(1)])
})

test('a lost answer is asked for once more, and the change is made once', async () => {
  vi.useFakeTimers()
  const { store, shop, changeCart, onFail } = openStore('amina')
  changeCart.mockImplementationOnce(async (...asked) => {
    await shop.change(...asked)
    throw refusal(0)
  })
  const kept = store.add('rice')
  await vi.runAllTimersAsync()
  expect(await kept).toBe(true)
  expect(shop.items).toEqual([rice(1)])
  expect(store.get().items).toEqual([rice(1)])
  expect(onFail).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('without a connection the customer sees an error, and the cart is unchanged', async () => {
  vi.useFakeTimers()
  const { store, changeCart, onFail } = openStore('amina', [tea(1)])
  changeCart.mockRejectedValue(refusal(0, 'offline'))
  const kept = store.remove('tea')
  expect(store.get().items).toEqual([])
  await vi.runAllTimersAsync()
  expect(await kept).toBe(false)
  expect(store.get().items).toEqual([tea(1)])
  expect(onFail).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('unanswered changes are sent when the page is left', async () => {
  const { store, changeCart } = openStore('amina')
  changeCart.mockReturnValueOnce(new Promise(() => undefined))
  void store.add('rice')
  await vi.waitFor(() => expect(changeCart).toHaveBeenCalled())
  void store.add('rice')
  store.leave()
  expect(changeCart.mock.lastCall?.[1]).toMatchObject([rice(1), rice(1)])
  expect(changeCart.mock.lastCall?.[1][0]?.id).toBe(changeCart.mock.calls[0]?.[1][0]?.id)
})

test('the shop has the last word on how many there are', async () => {
  const { store } = openStore('amina')
  await store.add('rice', 9)
  expect(store.quantityOf('rice')).toBe(5)
})

test('after an order, items added elsewhere are there', async () => {
  const { store, shop } = openStore('amina', [rice(2)])
  shop.items = [tea(1)] // the order took the rice, another device added tea
  store.become('amina', null)
  expect(store.get().items).toEqual([])
  await store.refresh()
  expect(store.get().items).toEqual([tea(1)])
})

test('a removed line comes back to its place, unless it is there again', async () => {
  const { store, shop } = openStore('amina', [rice(2), tea(1)])
  await store.remove('rice')
  await store.change(putBack(store.get().items, rice(2), 0))
  expect(shop.items).toEqual([rice(2), tea(1)])
  await store.change(putBack(store.get().items, rice(2), 0))
  expect(shop.items).toEqual([rice(2), tea(1)])
})

test('replacing removes only the displayed items', async () => {
  const { store, shop } = openStore('amina', [rice(2)])
  shop.items = [rice(2), { productId: 'daal', quantity: 1 }]
  await store.change(replaceAll(store.get().items, [tea(3)]))
  expect(shop.items).toEqual([{ productId: 'daal', quantity: 1 }, tea(3)])
})

test('after the logout nothing of the account is left', () => {
  const { store } = openStore('amina', [rice(1)])
  store.become(null, null)
  expect(store.get()).toMatchObject({ owner: null, items: [], cart: null })
})

test.each([
  [
    'another tab has changed it',
    'window',
    Object.assign(new Event('storage'), { key: 'account-cart' }),
  ],
  ['the page comes back into view', 'document', new Event('visibilitychange')],
] as const)('the cart is read again when %s', async (_, target, event) => {
  const targets = { window: new EventTarget(), document: new EventTarget() }
  for (const [name, one] of Object.entries(targets)) vi.stubGlobal(name, one)
  const { store, shop } = openStore('amina', [rice(1)])
  await store.warm()
  shop.items = [rice(1), tea(2)]
  targets[target].dispatchEvent(event)
  await vi.waitFor(() => expect(store.get().items).toEqual([rice(1), tea(2)]))
  vi.unstubAllGlobals()
})
