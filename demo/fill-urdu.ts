import type { Tx } from '#db/database.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { babyMotherInUrdu } from './urdu/baby-mother.ts'
import { bakeryBreakfastInUrdu } from './urdu/bakery-breakfast.ts'
import { brandsInUrdu } from './urdu/brands.ts'
import { cleaningLaundryInUrdu } from './urdu/cleaning-laundry.ts'
import { coloursInUrdu } from './urdu/colours.ts'
import { contentInUrdu } from './urdu/content.ts'
import { dairyEggsInUrdu } from './urdu/dairy-eggs.ts'
import { factsInUrdu } from './urdu/facts.ts'
import { flourRicePulsesInUrdu } from './urdu/flour-rice-pulses.ts'
import { fruitVegetablesInUrdu } from './urdu/fruit-vegetables.ts'
import { householdKitchenInUrdu } from './urdu/household-kitchen.ts'
import { meatPoultryInUrdu } from './urdu/meat-poultry.ts'
import { namesInUrdu } from './urdu/names.ts'
import { oilGheeInUrdu } from './urdu/oil-ghee.ts'
import { packsInUrdu } from './urdu/packs.ts'
import { personalCareInUrdu } from './urdu/personal-care.ts'
import { petCareInUrdu } from './urdu/pet-care.ts'
import { snacksBiscuitsSweetsInUrdu } from './urdu/snacks-biscuits-sweets.ts'
import { spicesMasalaInUrdu } from './urdu/spices-masala.ts'
import { teaCoffeeDrinksInUrdu } from './urdu/tea-coffee-drinks.ts'

/** All texts of the demo that are translated. */
export const demoInUrdu = (): ReadonlyMap<string, string> =>
  new Map(
    [
      bakeryBreakfastInUrdu,
      dairyEggsInUrdu,
      flourRicePulsesInUrdu,
      fruitVegetablesInUrdu,
      meatPoultryInUrdu,
      oilGheeInUrdu,
      spicesMasalaInUrdu,
      babyMotherInUrdu,
      cleaningLaundryInUrdu,
      householdKitchenInUrdu,
      personalCareInUrdu,
      petCareInUrdu,
      snacksBiscuitsSweetsInUrdu,
      teaCoffeeDrinksInUrdu,
      brandsInUrdu,
      coloursInUrdu,
      contentInUrdu,
      factsInUrdu,
      namesInUrdu,
      packsInUrdu,
    ].flatMap((texts) => Object.entries(texts)),
  )

export const fillUrdu = (tx: Tx, now: number) => writeTranslations(tx, 'ur', demoInUrdu(), now)
