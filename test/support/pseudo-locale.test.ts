import { expect, test } from 'vitest'
import { siteMessages } from '#web/messages/en/site.ts'
import { type Message, messageIn } from '#web/messages/messages-in.ts'
import { outsideBrackets, pseudo } from './pseudo-locale.ts'

test('every sentence is in brackets', () => {
  for (const [group, sentences] of Object.entries(siteMessages.sentences))
    for (const name of Object.keys(sentences))
      expect(
        messageIn(pseudo, siteMessages, { key: `${group}.${name}` } as Message<
          typeof siteMessages
        >),
      ).toMatch(/^⟦[^]*⟧$/)
})

test.each([
  ['⟦Your cart⟧', []],
  ['⟦From ⟦Rs. 5⟧⟧ 12', []],
  ['⟦Your cart⟧ is empty', ['is', 'empty']],
  ['Mango ⟦in the cart⟧', []],
  ['٠٥ يناير', []],
])('%s: outside of the brackets stand %j', (text, outside) => {
  expect(outsideBrackets(text, ['Mango'])).toEqual(outside)
})
