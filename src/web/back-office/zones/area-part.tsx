import { useMemo, useState } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { FormPart } from '../forms/form-part.tsx'
import type { Shape } from './draw-zones.ts'
import { PlaceFinder } from './place-finder.tsx'
import type { ZoneForm } from './use-zone-form.ts'
import type { Drawing } from './zones-map.tsx'
import { ZonesMapBox } from './zones-map-box.tsx'
import { cornersIn, cornersText, drawnOf, pointText, type StaffZone } from './zone-values.ts'

type Props = { form: ZoneForm; others: readonly StaffZone[]; mayWrite: boolean }

/** Where a zone is: drawn on the map, or typed. */
export function AreaPart({ form, others, mayWrite }: Props) {
  const t = useMessages(backOfficeZonesMessages)
  const { typed, set, theirs } = form
  const [chosen, setChosen] = useState<number | null>(null)
  const [view, setView] = useState<Point | null>(null)
  const drawing = useDrawing(form, chosen, setChosen)
  const shapes = useMemo(() => {
    const shapes: Shape[] = others.map(({ name, area }) => ({ label: name, area, state: 'off' }))
    if (theirs) shapes.push({ label: theirs.now.name, area: theirs.now.area, state: 'theirs' })
    const own = drawnOf(typed)
    return mayWrite || own === null
      ? shapes
      : [...shapes, { label: typed.name, area: own, state: 'edited' as const }]
  }, [others, theirs, typed, mayWrite])

  function goTo(point: Point) {
    setView(point)
    if (typed.kind === 'circle') return set({ centre: pointText(point) })
    set({ corners: cornersText([...cornersIn(typed.corners), point]) })
  }

  return (
    <FormPart title={t('part.area')}>
      <RadioGroup
        label={t('field.kind')}
        name="kind"
        value={typed.kind}
        choices={[
          { value: 'circle', label: t('kind.circle'), hint: t('kind.circleHint') },
          { value: 'polygon', label: t('kind.polygon'), hint: t('kind.polygonHint') },
        ]}
        onChange={(kind) => set({ kind })}
      />
      <PlaceFinder label={t('place.search')} onChoose={goTo} />
      {mayWrite && <p className="text-small text-soft">{t(`hint.${typed.kind}`)}</p>}
      <ZonesMapBox shapes={shapes} drawing={mayWrite ? drawing : undefined} view={view} />
      {typed.kind === 'circle' ? (
        <CircleFields form={form} />
      ) : (
        <CornerFields form={form} chosen={chosen} onChoose={setChosen} />
      )}
    </FormPart>
  )
}

/** What the map draws of what is typed, and types of what is drawn. */
function useDrawing(
  { typed, set }: ZoneForm,
  chosen: number | null,
  onChoose: (index: number | null) => void,
): Drawing {
  const drawn = drawnOf(typed)
  if (typed.kind === 'polygon')
    return {
      kind: 'polygon',
      label: typed.name,
      corners: cornersIn(typed.corners),
      chosen,
      onChoose,
      onCorners: (corners) => set({ corners: cornersText(corners) }),
    }
  return {
    kind: 'circle',
    label: typed.name,
    centre: drawn?.kind === 'circle' ? drawn.centre : null,
    radius: drawn?.kind === 'circle' ? drawn.radius : 0,
    onCentre: (centre) => set({ centre: pointText(centre) }),
    onRadius: (radius) => set({ radius: String(radius) }),
  }
}

function CircleFields({ form: { typed, set, errorOf } }: { form: ZoneForm }) {
  const t = useMessages(backOfficeZonesMessages)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        name="centre"
        data-figures
        label={t('field.centre')}
        hint={t('hint.centre')}
        maxLength={40}
        dir="ltr"
        value={typed.centre}
        error={errorOf('centre')}
        onChange={({ target }) => set({ centre: target.value })}
      />
      <TextField
        name="radius"
        label={t('field.radius')}
        hint={t('hint.radius')}
        inputMode="decimal"
        maxLength={6}
        value={typed.radius}
        error={errorOf('radius')}
        onChange={({ target }) => set({ radius: target.value })}
      />
    </div>
  )
}

type CornerProps = {
  form: ZoneForm
  chosen: number | null
  onChoose: (index: number | null) => void
}

function CornerFields({ form: { typed, set, errorOf }, chosen, onChoose }: CornerProps) {
  const t = useMessages(backOfficeZonesMessages)
  const corners = cornersIn(typed.corners)
  const isThere = chosen !== null && chosen < corners.length
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isThere && (
          <Button
            small
            onClick={() => {
              set({ corners: cornersText(corners.toSpliced(chosen, 1)) })
              onChoose(null)
            }}
          >
            {t('draw.remove', { number: chosen + 1 })}
          </Button>
        )}
        {corners.length > 0 && (
          <Button
            small
            onClick={() => {
              set({ corners: '' })
              onChoose(null)
            }}
          >
            {t('draw.clear')}
          </Button>
        )}
      </div>
      <AreaField
        name="corners"
        data-figures
        label={t('field.corners')}
        hint={t('hint.corners')}
        rows={6}
        maxLength={8000}
        dir="ltr"
        value={typed.corners}
        error={errorOf('corners')}
        onChange={({ target }) => set({ corners: target.value })}
      />
    </>
  )
}
