import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './child.mjs'
import { giveUp, say, seconds } from './say.mjs'

const stampFile = join(root, 'node_modules', '.kiryana-lock')

/** Sees to it that `node_modules` holds what the lockfile says. */
export function readyModules(env) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256')
    .update(`${process.platform} ${process.arch} ${lock}`)
    .digest('hex')
  if (textOf(stampFile) === stamp) return
  if (!isInstalled(JSON.parse(lock))) install(env)
  writeFileSync(stampFile, stamp)
}

function install(env) {
  const started = Date.now()
  say('Installing the dependencies from package-lock.json …')
  // Whatever NODE_ENV says: the build and the tests need the development ones too.
  const done = runNpm(['ci', '--include=dev'], { env })
  if (done.ok) return say(`Dependencies are there (${seconds(started)}).`)
  process.stderr.write(`${done.output}\n`)
  giveUp('`npm ci` failed; what it said is above. Is there a network, and is the disk full?')
}

/** True after somebody's own `npm ci` or `npm install`, which leave a record of what they did. */
function isInstalled(lock) {
  const record = textOf(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const there = JSON.parse(record).packages
  return Object.entries(lock.packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' ||
      there[path]?.version === version ||
      ((optional || devOptional) && !there[path]),
  )
}

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
