import type { Tx } from '#db/database.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { bakeryBreakfastInUrdu } from './urdu/bakery-breakfast.ts'
import { dairyEggsInUrdu } from './urdu/dairy-eggs.ts'
import { flourRicePulsesInUrdu } from './urdu/flour-rice-pulses.ts'
import { fruitVegetablesInUrdu } from './urdu/fruit-vegetables.ts'
import { meatPoultryInUrdu } from './urdu/meat-poultry.ts'
import { oilGheeInUrdu } from './urdu/oil-ghee.ts'
import { spicesMasalaInUrdu } from './urdu/spices-masala.ts'
import { contentInUrdu } from './urdu/content.ts'
import { factsInUrdu } from './urdu/facts.ts'
import { namesInUrdu } from './urdu/names.ts'
import { packsInUrdu } from './urdu/packs.ts'

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
      contentInUrdu,
      factsInUrdu,
      namesInUrdu,
      packsInUrdu,
    ].flatMap((texts) => Object.entries(texts)),
  )

export const fillUrdu = (tx: Tx, now: number) => writeTranslations(tx, 'ur', demoInUrdu(), now)
