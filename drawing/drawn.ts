import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Job } from './jobs.ts'

/** Remembers what each picture was drawn from, so that only what changed is drawn again. */
export const pictures = new URL('../demo/pictures/', import.meta.url)
const list = new URL('drawn.json', pictures)

const Drawn = z.record(z.string(), z.string())

export const alreadyDrawn = () =>
  new Map(
    existsSync(list) ? Object.entries(Drawn.parse(JSON.parse(readFileSync(list, 'utf8')))) : [],
  )

export const mark = ({ svg, widths }: Job) =>
  createHash('sha1').update(svg).update(widths.join()).digest('hex').slice(0, 12)

export const filesOf = ({ key, widths }: Pick<Job, 'key' | 'widths'>) =>
  ['', ...widths.map((width) => `@${width}`)].map((end) => new URL(`${key}${end}.webp`, pictures))

export async function remember(drawn: Map<string, string>): Promise<void> {
  const sorted = [...drawn].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(list, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}
