import { babyMother } from './baby-mother.ts'
import { bakeryBreakfast } from './bakery-breakfast.ts'
import { cleaningLaundry } from './cleaning-laundry.ts'
import { dairyEggs } from './dairy-eggs.ts'
import { flourRicePulses } from './flour-rice-pulses.ts'
import { fruitVegetables } from './fruit-vegetables.ts'
import { householdKitchen } from './household-kitchen.ts'
import { meatPoultry } from './meat-poultry.ts'
import { oilGhee } from './oil-ghee.ts'
import { personalCare } from './personal-care.ts'
import { petCare } from './pet-care.ts'
import { snacksBiscuitsSweets } from './snacks-biscuits-sweets.ts'
import { spicesMasala } from './spices-masala.ts'
import { teaCoffeeDrinks } from './tea-coffee-drinks.ts'
import type { DemoProduct } from '../types.ts'

/** Everything the demo shop sells, shelf by shelf in the order of the categories. */
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
