import { babyMother } from './products/baby-mother.ts'
import { bakeryBreakfast } from './products/bakery-breakfast.ts'
import { cleaningLaundry } from './products/cleaning-laundry.ts'
import { dairyEggs } from './products/dairy-eggs.ts'
import { flourRicePulses } from './products/flour-rice-pulses.ts'
import { fruitVegetables } from './products/fruit-vegetables.ts'
import { householdKitchen } from './products/household-kitchen.ts'
import { meatPoultry } from './products/meat-poultry.ts'
import { oilGhee } from './products/oil-ghee.ts'
import { personalCare } from './products/personal-care.ts'
import { petCare } from './products/pet-care.ts'
import { snacksBiscuitsSweets } from './products/snacks-biscuits-sweets.ts'
import { spicesMasala } from './products/spices-masala.ts'
import { teaCoffeeDrinks } from './products/tea-coffee-drinks.ts'
import type { DemoProduct } from './types.ts'

/** Everything the demo shop sells, in category order. */
export const products: readonly DemoProduct[] = [
  ...fruitVegetables,
  ...flourRicePulses,
  ...oilGhee,
  ...spicesMasala,
  ...dairyEggs,
  ...meatPoultry,
  ...bakeryBreakfast,
  ...teaCoffeeDrinks,
  ...snacksBiscuitsSweets,
  ...babyMother,
  ...personalCare,
  ...cleaningLaundry,
  ...householdKitchen,
  ...petCare,
]
