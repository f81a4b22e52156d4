import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ConfigError, environmentWith } from '../config.ts'

type Tool = 'pg_dump' | 'pg_restore'

/** Fails with a sentence unless the program is there and at least as new as the server. */
export async function requireTool(tool: Tool, server: number): Promise<void> {
  const { output } = await runTool(tool, ['--version'], {})
  const version = Number(/\) (\d+)/.exec(output)?.[1])
  if (version < server)
    throw new ConfigError(
      `${tool} is of PostgreSQL ${version}, and the server is ${server}. Install the client programs of PostgreSQL ${server} (postgresql-client-${server}). Nothing was changed.`,
    )
}

/** Runs a program of PostgreSQL over the database at `url`; its password is not seen in the list of processes. */
export async function runOver(url: string, tool: Tool, args: readonly string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const { code, output } = await runTool(
    tool,
    [...args, `--dbname=${address.href}`],
    password === '' ? {} : { PGPASSWORD: password },
  )
  if (code !== 0)
    throw new ConfigError(`${tool} has failed. Nothing was changed. It says: ${output.trim()}`)
}

async function runTool(tool: Tool, args: readonly string[], settings: Record<string, string>) {
  const child = spawn(tool, args, {
    env: environmentWith(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(0, 2000)
    })
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output }
  } catch {
    throw new ConfigError(
      `${tool} is not on this machine, or not in its PATH. Install the client programs of PostgreSQL (postgresql-client), and try again.`,
    )
  }
}
