import type { Answer } from '#wire/calls.ts'

export type StaffEvent = Answer<'adminEvent'>['data']

export const eventFields = [
  'name',
  'location',
  'description',
  'firstDay',
  'lastDay',
  'shown',
] as const
export type EventField = (typeof eventFields)[number]
export type EventValues = Pick<StaffEvent, EventField>

export const noEvent: EventValues = {
  name: '',
  location: '',
  description: '',
  firstDay: '',
  lastDay: '',
  shown: false,
}

export const valuesOf = (event: EventValues): EventValues => ({
  name: event.name,
  location: event.location,
  description: event.description,
  firstDay: event.firstDay,
  lastDay: event.lastDay,
  shown: event.shown,
})

/** What is wrong with what was typed, by field. */
export function faultsIn({ name, firstDay, lastDay }: EventValues) {
  const faults: Partial<Record<EventField, 'content.noTitleYet' | 'events.noDay' | 'events.endsFirst'>> = {} // prettier-ignore
  if (name.trim() === '') faults.name = 'content.noTitleYet'
  if (firstDay === '') faults.firstDay = 'events.noDay'
  if (lastDay === '') faults.lastDay = 'events.noDay'
  else if (lastDay < firstDay) faults.lastDay = 'events.endsFirst'
  return faults
}
