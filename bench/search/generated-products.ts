import type { SearchEntry } from '#shop/search/indexed/search-entry.ts'

const words = (text: string) => text.split(' ')
const makers = words(
  'Al Noor Bahar Chaman Dilkash Ehsan Falak Gulzar Hamdam Indus Jamal Karwan Lajawab Mehran Naz Olive Punjab Qasr Ravi Subah Tarang Ujala Virsa Waadi Yaqoot Zaiqa',
)
const kinds = words(
  'Atta Basmati Rice Sugar Ghee Oil Milk Yogurt Butter Cheese Bread Rusk Biscuit Cookies Wafers Chips Nimko Chocolate Toffee Jelly Custard Vermicelli Noodles Pasta Ketchup Sauce Vinegar Pickle Jam Honey Tea Coffee Juice Squash Water Salt Turmeric Cumin Pepper Masala Soap Shampoo Conditioner Toothpaste Detergent Bleach Cleaner Tissue Diapers Wipes Lotion Cream Razor Foil Candles Batteries Notebook',
)
const looks = words(
  'Fresh Golden Classic Premium Organic Roasted Salted Spicy Sweet Double Natural Instant Creamy Crunchy Light Strong Mild Royal Desi Kashmiri Peshawari Multani Lahori Karachi Family Mini Jumbo Extra Super Pure Lemon Mango Strawberry Vanilla Almond Pistachio Coconut Orange Rose Mint',
)
const mentions = words(
  'made from the best of hills and kept cool until it reaches your kitchen shelf where children like with evening tea after school packed by hand in small batches since grandmother wrote recipe down for winter guests who stay longer than planned nobody minds because there is always enough of everything on table',
)
const sizes = [100, 200, 250, 500, 1000, 2000, 5000]
const syllables = words(
  'ba da fa ga ha ja ka la ma na pa ra sa ta va za mi ni li ri shi chi ku mu su tu ro no lo go',
)

/** Numbers that look like chance and are the same every time. */
export function makeChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Products that nobody sells, as many as asked for, with a vocabulary that grows with them as a real one does. */
export function* generatedProducts(count: number): Generator<SearchEntry> {
  const chance = makeChance(7)
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(chance() ** 1.5 * values.length)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  const name = () => Array.from({ length: 3 }, () => one(syllables)).join('')
  for (let number = 1; number <= count; number += 1) {
    const kind = one(kinds)
    const amount = one(sizes)
    const itemNumber = Math.floor(chance() * 12)
    yield {
      id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      number,
      name: `${one(looks)} ${one(looks)} ${name()} ${kind}, ${one(looks)} ${amount} g`,
      brand: `${one(makers)} ${name()}`,
      description: Array.from({ length: 18 }, () => one(mentions)).join(' '),
      main: `Department ${kind.length}`,
      sub: `${kind} and more`,
      item: `${kind} ${itemNumber}`,
      path: `department-${kind.length}/${kind.toLowerCase()}-and-more/${kind.toLowerCase()}-${itemNumber}`,
      pack: { amount, unit: 'g' },
      family: number % 3 === 0 ? `family-${number >> 3}` : null,
    }
  }
}
