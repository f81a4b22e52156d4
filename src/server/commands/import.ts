import { Refusal } from '#shop/refusals.ts'
import { english } from '#web/messages/language.ts'
import { refusalIn } from '#web/messages/refusal-in.ts'
import { startupErrorMessage } from '../processes/startup-error.ts'
import { adviceFor } from './catalogue-import/advice.ts'
import { CommandError } from './catalogue-import/command-error.ts'
import { openForImport } from './catalogue-import/database.ts'
import { checkFile, importFile } from './catalogue-import/import-file.ts'
import { type Options, readOptions, usage } from './catalogue-import/options.ts'

/** A price list into the catalogue. */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args)
  if ('problem' in options) {
    console.error(`${options.problem}\n\n${usage}`)
    return 2
  }
  try {
    console.log(await importList(options))
    return 0
  } catch (error) {
    console.error(sentenceOf(error))
    return 1
  }
}

async function importList(options: Options): Promise<string> {
  await checkFile(options)
  const { shop, close } = await openForImport(options.dryRun)
  try {
    return await importFile(shop, options)
  } finally {
    await close()
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal)
    return `${refusalIn(english, error)}${adviceFor(error)} Nothing was written.`
  if (error instanceof CommandError) return `${error.message} Nothing was written.`
  return startupErrorMessage(error)
}
