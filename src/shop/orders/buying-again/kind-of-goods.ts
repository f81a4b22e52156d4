import type { ProductCategory } from '../../catalogue/categories/category.ts'

const pets = /\b(?:pets?|cats?|dogs?|birds?|aquarium)\b/i
const baby = /\b(?:bab(?:y|ies)|infants?|mother)\b/i
const household =
  /\b(?:clean|cleaning|cleaners?|laundry|detergents?|household|kitchenware|personal|beauty|hygiene|toiletries|soaps?|stationery|electrical)\b/i

/** Roughly what goods are for, by the names of their upper categories; a name that says nothing else is food. */
export function kindOfGoods({ main, sub }: Pick<ProductCategory, 'main' | 'sub'>) {
  const name = `${main} ${sub}`
  if (pets.test(name)) return 'pets'
  if (baby.test(name)) return 'baby'
  return household.test(name) ? 'household' : 'food'
}
