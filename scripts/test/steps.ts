import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number }

/** A step passes, fails, or is skipped with the reason why this machine cannot do it. */
export type Step = {
  name: string
  run: () => Promise<Counts> | Counts
  missing?: string | undefined
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** Runs rows of steps beside each other, so that no core idles while a step waits or has one last file left. */
export async function runBeside(...rows: Step[][]): Promise<Counts> {
  return (await Promise.all(rows.map(runAll))).reduce(add, nothing)
}

/** Runs one after the other, to the end whatever fails. */
async function runAll(steps: Step[]): Promise<Counts> {
  let all = nothing
  for (const step of steps) all = add(all, await runOne(step))
  return all
}

async function runOne({ name, run, missing }: Step): Promise<Counts> {
  if (missing !== undefined) {
    console.log(`– skipped: ${name} (${missing})`)
    return { ...nothing, skipped: 1 }
  }
  const started = Date.now()
  const counts = await run()
  const mark = counts.failed > 0 ? '✗ failed:' : '✓'
  const took = ((Date.now() - started) / 1000).toFixed(1)
  const { passed, failed, skipped } = counts
  const several = passed + failed + skipped === 1 ? '' : `, ${summary(counts)}`
  console.log(`${mark} ${name} (${took} s${several})`)
  return counts
}

export const summary = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** A tool that says yes or no: counts as one. What it said is shown when it said no. */
export async function check(script: string, args: string[]): Promise<Counts> {
  const { code, output } = await node([script, ...args])
  if (code === 0) return { ...nothing, passed: 1 }
  console.log(output.trim())
  return { ...nothing, failed: 1 }
}

/** Counts as one; what differs is shown. */
export function compare(differences: string[]): Counts {
  if (differences.length === 0) return { ...nothing, passed: 1 }
  console.log(differences.join('\n'))
  return { ...nothing, failed: 1 }
}

const report = (project: string) => `.cache/test-report-${process.pid}-${project}.json`

/** One project of vitest.config.ts, counted test by test. */
export async function vitest(
  project: string,
  filters: string[] = [],
  more: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const file = report(project)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project', project, ...reporters, ...filters]
  const { code, output } = await node(['node_modules/vitest/vitest.mjs', ...args], more)
  const counts = countsIn(file)
  rmSync(file, { force: true })
  // A test file that could not be loaded, an error outside any test: no test failed, yet it did.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (counts.failed > 0) console.log(output.trim())
  return counts
}

type Report = { numPassedTests: number; numFailedTests: number; numTotalTests: number }

function countsIn(file: string): Counts {
  const found = reportIn(file)
  if (found === null) return { ...nothing }
  const { numPassedTests: passed, numFailedTests: failed } = found
  return { passed, failed, skipped: found.numTotalTests - passed - failed }
}

function reportIn(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

// Tools can't see through our pipe whether somebody reads colours at its end.
const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = process.env
const env = process.stdout.isTTY ? { ...plain, FORCE_COLOR: '1' } : { ...plain, NO_COLOR: '1' }

const running = new Set<ChildProcess>()

/** Nothing goes on in the background after somebody has stopped the tests. */
export function stopWith(signal: NodeJS.Signals): void {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(1)
  })
}

function node(
  args: string[],
  more: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', fail)
    child.on('close', (code) => {
      running.delete(child)
      done({ code, output })
    })
  })
}
