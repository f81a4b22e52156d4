import { readAnnouncement } from '#shop/content/announcement.store.ts'
import { writeAnnouncement } from '#shop/content/write-announcement.ts'
import {
  decodeAnnouncementChanges,
  encodeAdminAnnouncement,
} from '#wire/admin/content/announcement.ts'
import type { Handlers } from '../../handler.ts'

export const announcementHandlers = {
  adminAnnouncement: async ({ db, now }) => ({
    data: encodeAdminAnnouncement(await readAnnouncement(db), now()),
  }),
  async adminChangeAnnouncement(visit, { body: { version, ...body } }) {
    const line = await writeAnnouncement(visit, version, (before) =>
      decodeAnnouncementChanges(body, before),
    )
    return { data: encodeAdminAnnouncement(line, visit.now()) }
  },
} satisfies Partial<Handlers>
