import { isDuring, type Period } from '../pricing/period.ts'

/** The line on top of every page of the shop. `link`: an address of the shop; `period` in ms UTC. */
export type Announcement = { text: string; link: string | null; shown: boolean; period: Period }

/** `version` 0: nobody has ever written one. */
export type WrittenAnnouncement = Announcement & { version: number }

export const noAnnouncement: WrittenAnnouncement = {
  text: '',
  link: null,
  shown: false,
  period: { from: null, until: null },
  version: 0,
}

/** Whether shoppers see it at a moment, ms UTC. */
export const isVisibleAt = ({ text, shown, period }: Announcement, at: number) =>
  shown && text !== '' && isDuring(period, at)
