import type { z } from 'zod'
import type { Announcement, WrittenAnnouncement } from '#shop/content/announcement.ts'
import { time } from '../time.ts'
import type { AdminAnnouncement, announcementCalls } from './announcement.schema.ts'

type Wire = z.infer<typeof AdminAnnouncement>
type Changes = Omit<z.infer<typeof announcementCalls.adminChangeAnnouncement.body>, 'version'>

/** `now`: ms UTC. */
export const encodeAdminAnnouncement = (line: WrittenAnnouncement, now: number): Wire => {
  const { period, ...rest } = line
  return {
    ...rest,
    from: period.from === null ? null : time(period.from),
    until: period.until === null ? null : time(period.until),
    state: stateAt(line, now),
  }
}

function stateAt({ shown, period }: WrittenAnnouncement, now: number): Wire['state'] {
  if (!shown) return 'off'
  if (period.until !== null && period.until <= now) return 'over'
  return period.from !== null && period.from > now ? 'due' : 'out'
}

/** What is not given stays. */
export const decodeAnnouncementChanges = (body: Changes, before: Announcement): Announcement => ({
  text: body.text ?? before.text,
  link: body.link === undefined ? before.link : body.link,
  shown: body.shown ?? before.shown,
  period: {
    from: body.from === undefined ? before.period.from : momentOf(body.from),
    until: body.until === undefined ? before.period.until : momentOf(body.until),
  },
})

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))
