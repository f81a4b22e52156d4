import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs `code` in a process that stops like the server; returns its output and exit code. */
async function run(code: string) {
  const program = `
    import { stopOnCrash } from './src/server/processes/on-crash.ts'
    const log = { fatal: ({ err }, message) => console.log(message + ': ' + err.message) }
    const underWay = new Promise((done) => setTimeout(done, 50, 'what was under way is done'))
    stopOnCrash(log, async (code) => {
      console.log(await underWay)
      process.exit(code)
    })
    setInterval(() => undefined, 1000)
    ${code}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  let said = ''
  child.stdout.on('data', (chunk) => void (said += String(chunk)))
  const ended = await new Promise<number | null>((resolve) => void child.on('exit', resolve))
  return { said: said.trim().split('\n'), ended }
}

test.each([
  ['an error that is thrown', `setTimeout(() => { throw new Error('injected') })`],
  ['a promise that is refused', `void Promise.reject(new Error('injected'))`],
])('after %s: logs, finishes requests under way, exits with 1', async (_, code) => {
  expect(await run(code)).toEqual({
    said: ['an error that nobody caught: the server stops: injected', 'what was under way is done'],
    ended: 1,
  })
})

test('a second error while it stops is logged and changes nothing', async () => {
  const { said, ended } = await run(`
    setTimeout(() => { throw new Error('first') })
    setTimeout(() => { throw new Error('second') }, 5)`)
  expect(said.slice(0, 2).map((line) => line.split(': ').at(-1))).toEqual(['first', 'second'])
  expect(said).toHaveLength(3)
  expect(ended).toBe(1)
})
