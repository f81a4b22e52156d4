// npm run catalogue:import -- FILE.csv [options]: a price list into the catalogue.
import { CommandError } from './catalogue-import/command-error.ts'
import { openForImport } from './catalogue-import/database.ts'
import { checkFile, importFile } from './catalogue-import/import-file.ts'
import { readOptions, usage } from './catalogue-import/options.ts'
import { startupErrorMessage } from '#server/startup-error.ts'
import { Refusal } from '#shop/refusals.ts'
import { english } from '#web/messages/language.ts'
import { refusalIn } from '#web/messages/refusal-in.ts'

const options = readOptions(process.argv.slice(2))
if ('problem' in options) {
  console.error(`${options.problem}\n\n${usage}`)
  process.exitCode = 2
} else {
  try {
    await checkFile(options)
    const { shop, close } = await openForImport(options.dryRun)
    try {
      console.log(await importFile(shop, options))
    } finally {
      await close()
    }
  } catch (error) {
    const sentence =
      error instanceof Refusal
        ? refusalIn(english, error)
        : error instanceof CommandError
          ? error.message
          : null
    console.error(
      sentence === null ? startupErrorMessage(error) : `${sentence} Nothing was written.`,
    )
    process.exitCode = 1
  }
}
