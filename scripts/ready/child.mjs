import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Runs a command to its end. Its output is kept and only worth showing when it failed. */
export function runQuietly(command, args, options = {}) {
  const ended = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  })
  const output = [ended.stdout, ended.stderr, ended.error?.message].filter(Boolean).join('\n')
  return { ok: ended.status === 0, output: output.trim() }
}

/**
 * npm with the Node that it came with. Called by its script when we know it (npm tells its own
 * children), because on Windows the `npm` in PATH is not a program that can be started directly.
 */
export function runNpm(args, options = {}) {
  const script = npmScript()
  const all = [...args, '--no-audit', '--no-fund', ...patience]
  return script
    ? runQuietly(process.execPath, [script, ...all], options)
    : runQuietly('npm', all, { shell: process.platform === 'win32', ...options })
}

// npm's own patience is over a minute; without a network a person should hear of it sooner.
const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']

function npmScript() {
  const bin = dirname(process.execPath)
  return [
    process.env.npm_execpath,
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
}

/**
 * Hands the terminal over to a long-running command and ends as it ends. Ctrl-C in a terminal
 * reaches the child by itself, so only then the signal is not passed on a second time.
 */
export function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  const passed = new Set()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      const known = passed.has(signal) || (signal === 'SIGINT' && process.stdin.isTTY)
      passed.add(signal)
      if (!known) child.kill(signal)
    })
  endWithParent(() => passed.size > 0 || child.kill('SIGTERM'))
  child.on('error', (error) => {
    process.stderr.write(`kiryana: could not start ${command}: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? signalCodes[signal] ?? 1))
}

/**
 * npm starts us through a shell, and stopping npm stops that shell but not what runs in it. So under
 * npm we look whether the shell is still there; without npm, a server that outlives its shell is intended.
 */
function endWithParent(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 100)
  watch.unref()
}

const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGSEGV: 139, SIGTERM: 143 }
