import { expect, test } from 'vitest'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import { english } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { findThings } from './find-things.ts'

type Options = Parameters<typeof findThings>[1]

const product = {
  id: '1',
  number: 1,
  name: 'Tomatoes',
  nameUr: 'ٹماٹر',
  brand: '',
  pack: { text: '1 kg', label: '۱ کلو' },
  published: true,
}
const account = { id: 'kamran', name: 'Kamran', business: null, phone: '03001234567' }

/** The shop of these two: what each call finds by its text. */
const found: Record<string, object> = {
  'adminProducts tomato': product,
  'adminKhataList kamran': account,
}

const namesFor = async (text: string, locale: Options['locale'] = 'en') => {
  const send = async (call: string, { query }: { query: { q: string } }) => ({
    data: [found[`${call} ${query.q}`]].filter(Boolean),
  })
  const t = messagesIn(english, backOfficePaletteMessages, backOfficeOrdersMessages)
  const { groups } = await findThings(send as never, { role: 'owner', text, t, locale })
  return groups.flatMap(({ entries }) => entries.map(({ name, to }) => [name, to]))
}

test.each([
  ['tomato', [['Tomatoes', '/admin/products/1']]],
  ['tomatos', [['Tomatoes', '/admin/products/1']]],
  ['khata kamran', [['Kamran', '/admin/khata/kamran']]],
  ['کھاتہ kamran', [['Kamran', '/admin/khata/kamran']]],
  ['kamran khata', []],
])('%j finds %j', async (text, names) => expect(await namesFor(text)).toEqual(names))

test('staff who read Urdu find goods by their Urdu name', async () =>
  expect(await namesFor('tomato', 'ur')).toEqual([['ٹماٹر', '/admin/products/1']]))
