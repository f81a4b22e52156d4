import type { Answer } from '#wire/calls.ts'

export type StaffAnnouncement = Answer<'adminAnnouncement'>['data']

export const announcementFields = ['text', 'link', 'shown', 'from', 'until'] as const
export type AnnouncementField = (typeof announcementFields)[number]
export type AnnouncementValues = Pick<StaffAnnouncement, AnnouncementField>

export const valuesOf = (line: AnnouncementValues): AnnouncementValues => ({
  text: line.text,
  link: line.link,
  shown: line.shown,
  from: line.from,
  until: line.until,
})

/** What is wrong with what was typed, by field. */
export function faultsIn({ text, link, shown, from, until }: AnnouncementValues) {
  const faults: Partial<Record<AnnouncementField, 'empty' | 'noLink' | 'endsFirst'>> = {}
  if (shown && text.trim() === '') faults.text = 'empty'
  if (link !== null && !/^\/(?![/\\])[^\s\\]*$/.test(link)) faults.link = 'noLink'
  if (from !== null && until !== null && until <= from) faults.until = 'endsFirst'
  return faults
}
