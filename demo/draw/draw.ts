import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { alreadyDrawn, filesOf, mark, pictures, remember } from './drawn.ts'
import { goods } from './goods.ts'
import { productJobs } from './jobs.ts'
import type { Job } from './jobs.ts'
import { writeWebp } from './raster.ts'

/** node demo/draw/draw.ts [sku or key…] [--all]: draws what changed, or what is named, or all. */
const words = process.argv.slice(2)
const everything = words.includes('--all')
const named = words.filter((word) => !word.startsWith('--'))

const drawn = alreadyDrawn()
const jobs = [...goods.values()].flatMap(productJobs)
const due = jobs.filter(isDue)

for (const job of due) {
  await writeWebp(job.svg, fileURLToPath(new URL(job.key, pictures)), job.widths)
  drawn.set(job.key, mark(job))
}
await remember(drawn)
console.log(`${due.length} of ${jobs.length} pictures drawn`)

function isDue(job: Job): boolean {
  if (named.length > 0) return named.some((word) => job.key.includes(word))
  return everything || drawn.get(job.key) !== mark(job) || !filesOf(job).every((file) => existsSync(file))
}
