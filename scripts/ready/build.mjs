import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root, runQuietly } from './child.mjs'
import { giveUp, say, seconds } from './say.mjs'

const stampFile = join(root, 'dist', '.stamp')
const sources = [
  'src',
  'demo',
  'vite.config.ts',
  'scripts/vite',
  'package.json',
  'package-lock.json',
]
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const pages = [
  ['build'],
  ['build', '--mode', 'back-office'],
  ['build', '--ssr', 'src/web/entry-server.tsx'],
]
const server = ['build', '--config', 'vite.server.config.ts']

/** Builds the pages and the server if anything they are made of has changed since the last time. */
export function readyPages(node, env) {
  const stamp = stampOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  buildPages(node, env)
}

export function buildPages(node, env) {
  const started = Date.now()
  const stamp = stampOf(sources) // before, so that what changes meanwhile is built the next time
  say('Building the pages …')
  for (const args of [...pages, server]) {
    const done = runQuietly(node, [vite, ...args, '--logLevel', 'warn'], {
      env: { ...env, NODE_ENV: 'production' },
    })
    if (done.output) process.stderr.write(`${done.output}\n`)
    if (!done.ok) giveUp('The pages could not be built; what the build said is above.')
  }
  for (const folder of ['client', 'back-office']) packFiles(join(root, 'dist', folder))
  writeFileSync(stampFile, stamp)
  say(`Pages are built (${seconds(started)}).`)
}

/** As small as can be, once, so that no visitor waits for it (src/server/http/static.ts). */
function packFiles(folder) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|css|svg|webmanifest)$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Builds again whenever a source changes, until this process ends; with the style guide. */
export function watchPages(node, env) {
  for (const args of pages) {
    const watcher = spawn(
      node,
      [vite, 'build', '--mode', 'development', ...args.slice(1), '--watch', '--logLevel', 'warn'],
      {
        cwd: root,
        env: { ...env, NODE_ENV: 'production' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    process.on('exit', () => watcher.kill())
  }
}

// Names, sizes and times instead of contents: a start must not read the whole source each time.
function stampOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) for (const file of filesUnder(path)) hash.update(file)
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const stat = statSync(full)
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}\n`]
  return readdirSync(full)
    .sort()
    .flatMap((name) => (isForTests(name) ? [] : filesUnder(`${path}/${name}`)))
}

const isForTests = (name) => /\.test\.tsx?$/.test(name)
