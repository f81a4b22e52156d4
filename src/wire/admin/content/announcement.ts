import type { z } from 'zod'
import type { Announcement, WrittenAnnouncement } from '#shop/content/announcement.ts'
import { visibilityAt } from '#shop/content/content.ts'
import type { AdminAnnouncement, announcementCalls } from './announcement.schema.ts'
import { decodePeriod, encodePeriod } from '../office/period.ts'

type Wire = z.infer<typeof AdminAnnouncement>
type Changes = Omit<z.infer<typeof announcementCalls.adminChangeAnnouncement.body>, 'version'>

/** `now`: ms UTC. */
export const encodeAdminAnnouncement = (line: WrittenAnnouncement, now: number): Wire => {
  const { period, ...rest } = line
  return {
    ...rest,
    ...encodePeriod(period),
    state: visibilityAt(line, now),
  }
}

/** Absent fields stay unchanged. */
export const decodeAnnouncementChanges = (body: Changes, before: Announcement): Announcement => ({
  text: body.text ?? before.text,
  link: body.link === undefined ? before.link : body.link,
  shown: body.shown ?? before.shown,
  period: decodePeriod(body, before.period),
})
