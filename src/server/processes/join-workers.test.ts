import { expect, test } from 'vitest'
import { openSteps } from './join-workers.ts'

const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))])

function opened(patience?: number) {
  const asked: number[] = []
  return { asked, ...openSteps((turn) => void asked.push(turn), patience) }
}

test('workers are not asked when nothing was committed', async () => {
  const { asked, inStep } = opened()
  await inStep()
  expect(asked).toEqual([])
})

test('waiting requests share one question to the workers; a later commit asks again', async () => {
  const { asked, committed, allPolled, inStep } = opened()
  committed()
  const first = [inStep(), inStep()]
  committed()
  const second = inStep()
  expect(asked).toEqual([1])
  allPolled(1)
  await Promise.all(first)
  expect(await settled(second)).toBe(false)
  expect(asked).toEqual([1, 2])
  allPolled(1) // a duplicate answer does not count for the second question
  expect(await settled(second)).toBe(false)
  allPolled(2)
  await second
  await inStep()
  expect(asked).toEqual([1, 2])
})

test('others that do not answer are not waited for without end', async () => {
  const { committed, inStep } = opened(1)
  committed()
  await inStep()
})
