import { expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import { type CartChange, withChanges } from './cart-change.ts'

const red = { productId: 'bowl', colour: 'Red', quantity: 1 }
const blue = { productId: 'bowl', colour: 'Blue', quantity: 2 }
const tea = { productId: 'tea', quantity: 3 }

type Row = [what: string, items: CartItem[], change: object, after: CartItem[]]

test.each<Row>([
  ['add appends', [tea], { action: 'add', ...red }, [tea, red]],
  ['add to a line', [blue, tea], { action: 'add', ...blue }, [{ ...blue, quantity: 4 }, tea]],
  ['add at a place', [tea], { action: 'add', ...red, at: 0 }, [red, tea]],
  ['add beyond the end', [tea], { action: 'add', ...red, at: 9 }, [tea, red]],
  [
    'add at a place where it is',
    [tea, red],
    { action: 'add', ...red, at: 0 },
    [tea, { ...red, quantity: 2 }],
  ],
  ['set', [red, blue], { action: 'set', ...blue, quantity: 7 }, [red, { ...blue, quantity: 7 }]],
  ['set what is gone', [red], { action: 'set', ...blue }, [red]],
  [
    'remove one colour',
    [red, blue],
    { action: 'remove', productId: 'bowl', colour: 'Red' },
    [blue],
  ],
  ['remove what is gone', [tea], { action: 'remove', productId: 'bowl' }, [tea]],
])('%s', (_, items, change, after) => {
  expect(withChanges(items, [{ ...change, id: 'change-1' } as CartChange])).toEqual(after)
})
