import type { Sheet } from './sheets.ts'

const maxTime = 60_000 // ms

/** Reads the sheets of a workbook beside the page; null: no `.xlsx`, too large when unpacked, or not read in a minute. */
export async function readWorkbook(file: Uint8Array): Promise<Sheet[] | null> {
  const worker = new Worker(new URL('./sheets.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve(null), maxTime)
      worker.addEventListener('message', ({ data }: MessageEvent<Sheet[] | null>) => resolve(data))
      worker.addEventListener('error', () => resolve(null))
      worker.postMessage(file)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
