import type { Answer } from '#wire/calls.ts'
import { isHiddenFirst, showingFields, showingOf } from '../content/showing.ts'

export type StaffEvent = Answer<'adminEvent'>['data']

export const eventFields = [
  'name',
  'location',
  'description',
  'firstDay',
  'lastDay',
  ...showingFields,
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
  from: null,
  until: null,
}

export const valuesOf = (event: EventValues): EventValues => ({
  name: event.name,
  location: event.location,
  description: event.description,
  firstDay: event.firstDay,
  lastDay: event.lastDay,
  ...showingOf(event),
})

type EventFault = 'content.noTitleYet' | 'events.noDay' | 'events.endsFirst' | 'shown.endsFirst'

/** What is wrong with what was typed, by field. */
export function faultsIn({ name, firstDay, lastDay, ...showing }: EventValues) {
  const faults: Partial<Record<EventField, EventFault>> = {}
  if (name.trim() === '') faults.name = 'content.noTitleYet'
  if (firstDay === '') faults.firstDay = 'events.noDay'
  if (lastDay === '') faults.lastDay = 'events.noDay'
  else if (lastDay < firstDay) faults.lastDay = 'events.endsFirst'
  if (isHiddenFirst(showing)) faults.until = 'shown.endsFirst'
  return faults
}
