import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after })

test.each([
  [{ stock: 1 }, { stock: 1 }, []],
  [{ stock: 1 }, { stock: null }, [change('stock', 1, null)]],
  [
    { retail: { list: 5, offer: null } },
    { retail: { list: 6, offer: null } },
    [change('retail.list', 5, 6)],
  ],
  [{ multiBuy: null }, { multiBuy: { price: 5 } }, [change('multiBuy.price', null, 5)]],
  [
    { towns: ['Lahore'] },
    { towns: ['Lahore', 'Multan'] },
    [change('towns', 'Lahore', 'Lahore, Multan')],
  ],
  [{ social: [] }, { social: [{ name: 'X', link: 'y' }] }, [change('social', '', 'X y')]],
  [{ published: true }, { published: false }, [change('published', true, false)]],
])('%j and %j', (before, after, changes) => expect(changesBetween(before, after)).toEqual(changes))

test('a long text is truncated, and a change after the cut still counts', () => {
  const [only] = changesBetween({ text: `${'a'.repeat(300)}b` }, { text: `${'a'.repeat(300)}c` })
  expect(only).toEqual(change('text', `${'a'.repeat(200)}…`, `${'a'.repeat(200)}…`))
})
