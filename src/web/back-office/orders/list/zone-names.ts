import type { Answer } from '#wire/calls.ts'

export type Zone = Answer<'adminOrderZones'>['data'][number]

/** The zones of orders, and the chosen one although no order has it. */
export const zonesWith = (zones: readonly Zone[], chosen: string | undefined): readonly Zone[] =>
  chosen === undefined || zones.some(({ zone }) => zone === chosen)
    ? zones
    : [...zones, { zone: chosen }]

/** The name of a zone in the language of the staff who read it. */
export const zoneName = ({ zone, zoneLabel = zone }: Zone): string => zoneLabel
