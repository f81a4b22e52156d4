import cluster from 'node:cluster'
import { setUp } from './bootstrap.ts'
import { type Config, readConfig } from './config.ts'
import { runCommand } from './commands/run-command.ts'
import { joinWorkers } from './processes/join-workers.ts'
import { startupErrorMessage } from './processes/startup-error.ts'
import { superviseWorkers } from './processes/supervise-workers.ts'

const [command, ...args] = process.argv.slice(2)
if (command !== undefined && cluster.isPrimary) process.exitCode = await runCommand(command, args)
else await openOrSay()

async function openOrSay() {
  try {
    await main()
  } catch (error) {
    console.error(startupErrorMessage(error))
    process.exit(1)
  }
}

async function main() {
  const config = readConfig()
  if (cluster.isWorker) return openServer(config)
  await setUp(Date.now, config, tell)
  return config.workers === 1 ? openServer(config) : superviseWorkers(config.workers)
}

/** Loaded late, because the supervisor of workers doesn't need it. */
async function openServer(config: Config) {
  const { serve } = await import('./serve.ts')
  return serve(config, cluster.isWorker ? joinWorkers() : null)
}

/** The demo's passwords are printed here and nowhere else. */
function tell(notes: readonly string[]) {
  if (notes.length > 0) console.log(notes.join('\n'))
}
