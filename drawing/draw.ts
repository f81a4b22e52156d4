import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawAppIcons } from './app-icons.ts'
import { alreadyDrawn, filesOf, mark, pictures, remember } from './drawn.ts'
import { allJobs } from './jobs.ts'
import type { Job } from './jobs.ts'
import { drawPanels } from './panels.ts'
import { drawSectionHeads } from './section-heads.ts'
import { writeWebp } from './raster.ts'

/** node drawing/draw.ts [sku, key, app-icons, panels or section-heads…] [--all]: draws what changed, or what is named, or all. */
const words = process.argv.slice(2)
const everything = words.includes('--all')
const named = words.filter((word) => !word.startsWith('--'))

const drawn = alreadyDrawn()
const jobs = allJobs()
const due = jobs.filter(isDue)

for (const job of due) {
  await writeWebp(job.svg, fileURLToPath(new URL(job.key, pictures)), job.widths)
  drawn.set(job.key, mark(job))
}
if (named.length === 0) await forgetTheGone()
if (everything || named.includes('app-icons')) await drawAppIcons()
if (everything || named.includes('panels')) await drawPanels()
if (everything || named.includes('section-heads')) await drawSectionHeads()
await remember(drawn)
console.log(`${due.length} of ${jobs.length} pictures drawn`)

function isDue(job: Job): boolean {
  if (named.length > 0) return named.some((word) => job.key.includes(word))
  return (
    everything ||
    drawn.get(job.key) !== mark(job) ||
    !filesOf(job).every((file) => existsSync(file))
  )
}

async function forgetTheGone(): Promise<void> {
  const kept = new Set(jobs.map(({ key }) => key))
  for (const key of [...drawn.keys()].filter((one) => !kept.has(one))) {
    const widths = key.startsWith('wide/') ? [960, 480] : [320, 160]
    for (const file of filesOf({ key, widths })) await rm(file, { force: true })
    drawn.delete(key)
  }
}
