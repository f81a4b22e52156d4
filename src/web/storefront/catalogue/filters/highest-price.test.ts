import { expect, test } from 'vitest'
import { highestPriceIn } from './highest-price.ts'

test.each([
  ['rice under 500', 'rice', 500],
  ['Oil below Rs. 1,250', 'Oil', 1250],
  ['shampoo less than 300 rupees', 'shampoo', 300],
  ['up to 900 basmati', 'basmati', 900],
  ['500 se kam chawal', 'chawal', 500],
  ['چاول ۵۰۰ سے کم', 'چاول', 500],
  ['دودھ 200 روپے تک', 'دودھ', 200],
  // A size, a name, or nothing beside it: no price.
  ['rice under 500 g', 'rice under 500 g', undefined],
  ['bags up to 10kg', 'bags up to 10kg', undefined],
  ['under 500', 'under 500', undefined],
  ['7 up', '7 up', undefined],
  ['maxi pads 10', 'maxi pads 10', undefined],
])('%s: %s, at most %s', (typed, text, max) => {
  expect(highestPriceIn(typed)).toEqual({ text, max })
})
