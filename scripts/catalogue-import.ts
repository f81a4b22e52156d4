// npm run catalogue:import -- FILE.csv [options]: a price list into the catalogue.
import { openForImport } from './catalogue-import/database.ts'
import { checkFile, importFile } from './catalogue-import/import-file.ts'
import { readWish, usage } from './catalogue-import/wish.ts'
import { explain } from '#server/explain.ts'
import { Refusal } from '#shop/refusals.ts'

const wish = readWish(process.argv.slice(2))
if ('problem' in wish) {
  console.error(`${wish.problem}\n\n${usage}`)
  process.exitCode = 2
} else {
  try {
    await checkFile(wish)
    const { shop, close } = await openForImport(wish.dryRun)
    try {
      console.log(await importFile(shop, wish))
    } finally {
      await close()
    }
  } catch (error) {
    const isOurs = error instanceof Refusal
    console.error(isOurs ? `${error.message} Nothing was written.` : explain(error))
    process.exitCode = 1
  }
}
