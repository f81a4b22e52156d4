import { beforeAll, onTestFinished } from 'vitest'

type Work = () => unknown

let ofFile: Work[] | null = null

/** Runs after the test; in `forFile`, after the last test of the file. */
export function cleanUp(work: Work) {
  if (ofFile !== null) ofFile.push(work)
  else onTestFinished(async () => void (await work()))
}

/** Opens something once for all tests of a file that change nothing in it. */
export function forFile<T>(open: () => Promise<T>): () => T {
  let opened: { value: T } | undefined
  beforeAll(async () => {
    const works: Work[] = (ofFile = [])
    try {
      opened = { value: await open() }
    } finally {
      ofFile = null
    }
    return async () => {
      for (const work of works.toReversed()) await work()
    }
  })
  return () => {
    if (opened === undefined) throw new Error('Only a test can use it')
    return opened.value
  }
}
