import { ConfigError } from '../config.ts'
import { startupErrorMessage } from '../processes/startup-error.ts'

/** `run` takes the words after the command, and answers with the exit code. */
type Command = { says: string; load: () => Promise<{ run: (args: string[]) => Promise<number> }> }

/** Commands of the program besides serving. */
const commands: Record<string, Command> = {
  backup: {
    says: 'backup FILE: saves the whole shop in one file, also while it is open',
    load: () => import('./backup.ts'),
  },
  restore: {
    says: 'restore FILE: checks a backup and restores it into an empty DATA_DIR',
    load: () => import('./restore.ts'),
  },
  verify: {
    says: 'verify [--log FILE]: checks the books of the shop, and a log of it',
    load: () => import('./verify.ts'),
  },
  import: {
    says: 'import FILE.csv [options]: imports a price list into the catalogue',
    load: () => import('./import.ts'),
  },
  recount: {
    says: 'recount: counts the sums of the reports again',
    load: () => import('./recount.ts'),
  },
}

/** Runs a command and answers with its exit code: 2 where it could not be run, after a sentence that says why. */
export async function runCommand(name: string, args: string[]): Promise<number> {
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) throw new ConfigError(`There is no command ${name}.\n\n${usage()}`)
    const { run } = await command.load()
    return await run(args)
  } catch (error) {
    console.error(startupErrorMessage(error))
    return 2
  }
}

const usage = () =>
  [
    'Without a command, the shop is opened. Commands:',
    ...Object.values(commands).map(({ says }) => `  ${says}`),
  ].join('\n')
