import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quickFolder } from './temporary.ts'
import { aptInstall, type Found, inPath, isRoot, isRunnable } from './machine.ts'

export type PostgresServer = {
  url: string
  pid: number
  stop: () => Promise<void>
  /** Ends it at once, as after a fault: connections are cut, nothing is tidied up. */
  crash: () => void
  /** Starts it again after that. */
  startAgain: () => Promise<void>
}

/** PostgreSQL's programs on this machine, installed if possible without a prompt. */
export function findPostgres(): Found {
  if (process.platform === 'win32')
    return { missing: 'tests start their own only on Linux and macOS' }
  let path = binaries()
  if (!path) {
    aptInstall('postgresql')
    path = binaries()
  }
  return path
    ? { path }
    : { missing: 'no postgres/initdb on this machine; apt-get install postgresql' }
}

// `initdb` in the PATH may be a lone link, so the folder counts only if both are there.
function binaries(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const debian = existsSync(versions)
    ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [inPath('initdb'), ...debian.map((v) => join(versions, v, 'bin', 'initdb'))]
  return folders
    .filter((initdb) => initdb !== undefined)
    .map((initdb) => dirname(initdb))
    .find((bin) => isRunnable(join(bin, 'initdb')) && isRunnable(join(bin, 'postgres')))
}

/** A fresh PostgreSQL server on a socket in a temporary folder, without TCP. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const home = mkdtempSync(join(quickFolder(), 'kiryana-postgres-'))
  const owner = unprivilegedUser()
  if (owner) chownSync(home, owner.uid, owner.gid)
  const data = join(home, 'data')
  const asOwner = {
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, LC_ALL: 'C' },
    ...owner,
  }
  const made = spawnSync(join(bin, 'initdb'), initialised(data), { ...asOwner, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  // The keeper's standard input is a pipe from us. It closes when we end, however we end, and then
  // the keeper stops the server and clears up: nothing is left behind even by `kill -9`.
  const server = [join(bin, 'postgres'), ...running(home)] as const
  const keeper = spawn('/bin/sh', ['-c', keeping, 'keeper', home, ...server], {
    ...asOwner,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const gone = new Promise<void>((done) => keeper.once('exit', () => done()))
  const stop = async () => {
    keeper.ref()
    keeper.stdin.end()
    await gone
    rmSync(home, { recursive: true, force: true })
  }
  const crash = () => {
    const stopping = ['-D', data, '-m', 'immediate', 'stop']
    const { status, stderr } = spawnSync(join(bin, 'pg_ctl'), stopping, asOwner)
    if (status !== 0) throw new Error(`PostgreSQL did not stop: ${String(stderr)}`)
  }
  const startAgain = async () => {
    const [program, ...options] = server
    spawn(program, options, { ...asOwner, stdio: 'ignore', detached: true }).unref()
    await untilReady(data, home)
  }
  const pid = await untilReady(data, home)
  keeper.unref()
  return {
    crash,
    startAgain,
    url: `postgresql://kiryana@localhost/postgres?host=${home}`,
    pid,
    stop,
  }
}

const initialised = (data: string) => [
  '-D',
  data,
  '-U',
  'kiryana',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C',
  '--no-sync',
]

// Nothing here has to survive a power cut, so everything that waits for the disk is off.
const running = (home: string) => [
  '-D',
  `${home}/data`,
  '-k',
  home,
  ...[
    'listen_addresses=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
    'max_connections=200',
    'shared_buffers=64MB',
    'log_min_messages=fatal',
  ].flatMap((setting) => ['-c', setting]),
]

const keeping = `
home=$1
shift
"$@" </dev/null >"$home/log" 2>&1 &
cat >/dev/null
kill -INT "$(head -n 1 "$home/data/postmaster.pid")"
while [ -e "$home/data/postmaster.pid" ]; do sleep 0.05; done
rm -rf "$home"`

/** PostgreSQL refuses to run as root, so run it as an unprivileged user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].map((name) => users.find(([n]) => n === name)).find(Boolean)
  return { uid: Number(user?.[2] ?? 65534), gid: Number(user?.[3] ?? 65534) }
}

async function untilReady(data: string, home: string): Promise<number> {
  for (let tries = 0; tries < 300; tries += 1) {
    const [pid, , , , , , , state] = lines(join(data, 'postmaster.pid'))
    if (state?.trim() === 'ready') return Number(pid)
    await wait(50)
  }
  throw new Error(`PostgreSQL did not start: ${lines(join(home, 'log')).slice(-5).join(' ')}`)
}

const lines = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
