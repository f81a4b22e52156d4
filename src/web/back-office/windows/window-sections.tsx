import type { backOfficeWindowsMessages } from '../../messages/en/back-office/settings/windows.ts'
import type { Translate } from '../../messages/messages-in.ts'
import type { FormSection } from '../forms/record-editor.tsx'
import { DaysField } from '../zones/days-field.tsx'
import type { StaffZone } from '../zones/zone-values.ts'
import type { WindowValues } from './window-values.ts'

/** Minutes before the window begins. */
const closings = [0, 30, 60, 120, 180, 240, 360, 720, 1440]

export function windowSections(
  t: Translate<typeof backOfficeWindowsMessages>,
  zones: readonly StaffZone[],
  /** Made before the shop had zones: it may stay without one. */
  isZoneless: boolean,
): readonly FormSection<WindowValues>[] {
  const closingText = (minutes: number) => {
    if (minutes === 0) return t('closes.atStart')
    return minutes < 60
      ? t('closes.minutes', { count: minutes })
      : t('closes.hours', { count: minutes / 60 })
  }
  return [
    {
      title: t('part.when'),
      hint: t('hint.dates'),
      inRow: ['from', 'to', 'firstDay', 'lastDay'],
      fields: {
        ...(zones.length > 0 && {
          zoneId: {
            is: 'select' as const,
            label: t('field.zoneId'),
            className: 'max-w-80',
            options: [
              ...(isZoneless ? [{ value: '', label: t('unused.noZone') }] : []),
              ...zones.map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
        }),
        days: {
          is: 'custom',
          label: t('field.days'),
          valueText: ({ days }) => days,
          render: ({ typed, set, errorOf }) => (
            <DaysField
              days={typed.days}
              hint={t('hint.days')}
              error={errorOf('days')}
              onChange={(days) => set({ days })}
            />
          ),
        },
        from: { is: 'time', label: t('field.from') },
        to: { is: 'time', label: t('field.to') },
        firstDay: { is: 'day', label: t('field.firstDay'), optional: true },
        lastDay: { is: 'day', label: t('field.lastDay'), optional: true },
      },
    },
    {
      title: t('part.places'),
      inRow: ['capacity', 'linesPerPlace', 'closesBefore', 'extra'],
      fields: {
        capacity: { is: 'figure', label: t('field.capacity'), hint: t('hint.capacity') },
        linesPerPlace: {
          is: 'figure',
          label: t('field.linesPerPlace'),
          hint: t('hint.linesPerPlace'),
          optional: true,
        },
        closesBefore: {
          is: 'select',
          label: t('field.closesBefore'),
          options: closings.map((one) => ({ value: String(one), label: closingText(one) })),
        },
        extra: { is: 'figure', label: t('field.extra'), hint: t('hint.extra') },
        active: { is: 'check', label: t('field.active') },
      },
    },
  ]
}
