import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rupees } from '#shop/money.ts'
import { openStore, rice, stubStorage, tea } from '../../../../../test/support/cart-stores.ts'
import { setColour } from './cart-edits.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('an added item is there at once, and the total after the answer', async () => {
  const { store } = openStore(null)
  void store.add('rice', 2)
  expect(store.quantityOf('rice')).toBe(2)
  expect(store.get().cart).toBeNull()
  await store.settle()
  expect(store.get().cart?.total).toBe(rupees(20))
})

test('another colour takes the place of the line, or joins the line of that colour', async () => {
  const [red, blue] = [
    { productId: 'bowl', colour: 'Red', quantity: 1 },
    { productId: 'bowl', colour: 'Blue', quantity: 2 },
  ]
  const guest = openStore(null).store
  void guest.addAll([red, tea(1), blue])
  void guest.change(setColour(guest.get().items, red, 'Green'))
  expect(guest.get().items).toEqual([{ ...red, colour: 'Green' }, tea(1), blue])
  void guest.change(setColour(guest.get().items, { ...red, colour: 'Green' }, 'Blue'))
  expect(guest.get().items).toEqual([tea(1), { ...blue, quantity: 3 }])
})

test('when the shop cannot be reached, the items of a guest stay', async () => {
  const { store, answer, onFail } = openStore(null)
  answer.mockRejectedValueOnce(new Error('broken'))
  expect(await store.add('rice')).toBe(true)
  await store.settle()
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(store.get()).toMatchObject({ failed: true, items: [rice(1)] })
})

test("two tabs of a guest keep each other's items", async () => {
  const [first, second] = [openStore(null).store, openStore(null).store]
  await first.add('rice')
  await second.add('tea')
  expect(second.get().items).toEqual([rice(1), tea(1)])
  expect(JSON.parse(kept.get('kiryana-cart') ?? '')).toEqual([rice(1), tea(1)])
})

test('a browser that stores nothing: the cart is in this tab, and it says so', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  const { store, onFail } = openStore(null)
  expect(await store.add('rice')).toBe(false)
  expect(await store.add('tea')).toBe(false)
  expect(onFail.mock.calls).toEqual([
    [null, []],
    [null, []],
  ])
  expect(store.get().items).toEqual([rice(1), tea(1)])
  await store.join('amina')
  expect(store.get().items).toEqual([rice(1), tea(1)])
})

test('a guest finds the cart again, and it joins the account at login', async () => {
  const first = openStore(null).store
  void first.add('rice', 3)
  await first.settle()

  const { store, answer } = openStore(null)
  await store.wake()
  expect(store.quantityOf('rice')).toBe(3)

  await store.join('amina')
  expect(answer).toHaveBeenLastCalledWith([rice(3)])
  expect(store.get().owner).toBe('amina')
  expect(kept.get('kiryana-cart')).toBe('[]')
})

test('a login without a cart takes the one that the account has', async () => {
  const { store } = openStore(null)
  await store.join('amina')
  expect(store.quantityOf('tea')).toBe(1)
})
