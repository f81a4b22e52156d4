import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJobs } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a failed job is logged without details, retried, and delays no other job', async () => {
  const log = { error: vi.fn<(details: object, message: string) => void>() }
  const failing = vi.fn<() => Promise<void>>(async () => {
    throw Object.assign(new Error('no database'), { detail: 'amina@kiryana.example' })
  })
  const other = vi.fn<() => Promise<void>>(async () => undefined)
  const jobs = startJobs(
    [
      { name: 'failing', every: 100, run: failing },
      { name: 'other', every: 100, run: other },
    ],
    log,
  )
  await vi.advanceTimersByTimeAsync(250)
  expect([failing, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  expect(log.error.mock.calls[0]).toEqual([
    { job: 'failing', problem: 'Error: no database' },
    'a scheduled job failed',
  ])
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(other).toHaveBeenCalledTimes(2)
})

test('a job that is woken runs at once, and once more when it was running', async () => {
  let finish = () => {}
  const run = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  const jobs = startJobs([{ name: 'one', every: 10_000, run }], { error: () => undefined })
  jobs.wake('one')
  jobs.wake('one')
  jobs.wake('one')
  expect(run).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  const stopping = jobs.stop()
  finish()
  await stopping
  expect(run).toHaveBeenCalledTimes(2)
})
