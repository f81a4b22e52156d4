import { type Colours, isSameColours, type Preset, presets } from '#shop/branding/branding.ts'
import { tonesOf } from '#shop/branding/tones.ts'
import { toneOf } from '#shop/branding/tone.ts'
import { backOfficeBrandingMessages } from '../../messages/en/back-office/content/branding.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Conflict } from '../forms/conflict.tsx'
import { BrandingPreview } from './branding-preview.tsx'
import { coloursIn, type StaffBranding, textOf } from './branding-values.ts'
import { type BrandingForm, useBrandingForm } from './use-branding-form.ts'

type Props = { branding: StaffBranding; shopName: string; mayWrite: boolean }

export function ColourForm({ branding, shopName, mayWrite }: Props) {
  const t = useMessages(backOfficeBrandingMessages)
  const editing = useBrandingForm(branding)
  const { form, busy, problem, theirs, isChanged } = editing
  return (
    <form {...form} noValidate className="grid min-w-0 grid-cols-1 gap-4">
      {!theirs && problem && <Notice>{problem}</Notice>}
      <ColourFields
        editing={editing}
        branding={branding}
        shopName={shopName}
        disabled={!mayWrite}
      />
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="main" busy={busy}>
            {t('branding.save')}
          </Button>
          <p role="status" className="text-small text-soft">
            {isChanged && t('branding.unsaved')}
          </p>
        </div>
      )}
    </form>
  )
}

type ColourProps = {
  editing: BrandingForm
  branding: StaffBranding
  shopName: string
  disabled?: boolean
}

export function ColourFields({ editing, branding, shopName, disabled = false }: ColourProps) {
  const t = useMessages(backOfficeBrandingMessages)
  const { typed, set, theirs, takeTheirs } = editing
  const colours = coloursIn(typed.colours)
  const choose = (chosen: Colours) => set({ colours: textOf(chosen) })
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-2 text-small font-semibold">{t('branding.colours')}</legend>
      {theirs && (
        <Conflict
          of={{ kind: 'look', id: 'look' }}
          fields={[
            {
              name: 'colours',
              label: t('branding.colours'),
              theirs: t('branding.theirColours', coloursIn(theirs.values.colours)),
              mine: t('branding.theirColours', coloursIn(typed.colours)),
            },
          ]}
          onTake={() => takeTheirs()}
        />
      )}
      <Presets colours={colours} onChoose={choose} />
      <div
        role="group"
        aria-label={t('branding.own')}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        {(['brand', 'accent'] as const).map((name) => (
          <ColourField
            key={name}
            name={name}
            colours={colours}
            onChange={(value) => choose({ ...colours, [name]: value })}
          />
        ))}
      </div>
      <BrandingPreview colours={colours} logo={branding.logo} shopName={shopName} />
    </fieldset>
  )
}

const presetNames = Object.keys(presets) as Preset[]

function Presets({ colours, onChoose }: { colours: Colours; onChoose: (chosen: Colours) => void }) {
  const t = useMessages(backOfficeBrandingMessages)
  return (
    <div role="group" aria-label={t('branding.presets')} className="grid gap-2 sm:grid-cols-2">
      {presetNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={isSameColours(presets[name], colours)}
          className="flex min-h-11 items-center gap-3 rounded-card border-[1.5px] border-line bg-raised px-3 py-2 text-start font-semibold aria-pressed:border-link aria-pressed:bg-leaf-soft"
          onClick={() => onChoose(presets[name])}
        >
          <span
            aria-hidden
            className="flex shrink-0 overflow-hidden rounded-pill border border-edge"
          >
            <span className="size-6" style={{ background: presets[name].brand }} />
            <span className="size-6" style={{ background: presets[name].accent }} />
          </span>
          {t(`preset.${name}`)}
        </button>
      ))}
    </div>
  )
}

type FieldProps = { name: keyof Colours; colours: Colours; onChange: (value: string) => void }

/** A custom colour, and how it is adjusted if text on it would be illegible. */
function ColourField({ name, colours, onChange }: FieldProps) {
  const t = useMessages(backOfficeBrandingMessages)
  const chosen = colours[name]
  const displayed = tonesOf(colours)[name === 'brand' ? 'brand' : 'marigold'].day
  const isDarker = toneOf(displayed).lightness < toneOf(chosen).lightness
  const corrected =
    displayed !== chosen &&
    t(isDarker ? 'branding.darker' : 'branding.lighter', { shown: displayed })
  return (
    <Field
      label={t(`branding.${name}`)}
      hint={[t(`branding.${name}Hint`), corrected].filter(Boolean).join(' ')}
    >
      {(wiring) => (
        <span className="flex items-center gap-3">
          <input
            {...wiring}
            type="color"
            name={name}
            value={chosen}
            className="h-11 w-20 shrink-0 rounded-small border border-edge bg-raised p-1"
            onChange={({ target }) => onChange(target.value)}
          />
          <span className="money">{chosen}</span>
        </span>
      )}
    </Field>
  )
}
