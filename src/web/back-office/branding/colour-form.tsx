import { type Colours, isSameColours, type Preset, presets } from '#shop/branding/branding.ts'
import { tonesOf } from '#shop/branding/tones.ts'
import { toneOf } from '#shop/branding/tone.ts'
import { backOfficeLookMessages } from '../../messages/en/back-office/content/look.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Conflict } from '../forms/conflict.tsx'
import { LookPreview } from './look-preview.tsx'
import { coloursIn, type StaffLook, textOf } from './look-values.ts'
import { type LookEditing, useLookForm } from './use-look-form.ts'

type Props = { look: StaffLook; shopName: string; mayWrite: boolean }

export function ColourForm({ look, shopName, mayWrite }: Props) {
  const t = useMessages(backOfficeLookMessages)
  const editing = useLookForm(look)
  const { form, busy, problem, theirs, isChanged } = editing
  return (
    <form {...form} noValidate className="grid min-w-0 grid-cols-1 gap-4">
      {!theirs && problem && <Notice>{problem}</Notice>}
      <ColourFields editing={editing} look={look} shopName={shopName} disabled={!mayWrite} />
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="main" busy={busy}>
            {t('look.save')}
          </Button>
          <p role="status" className="text-small text-soft">
            {isChanged && t('look.unsaved')}
          </p>
        </div>
      )}
    </form>
  )
}

type ColourProps = { editing: LookEditing; look: StaffLook; shopName: string; disabled?: boolean }

export function ColourFields({ editing, look, shopName, disabled = false }: ColourProps) {
  const t = useMessages(backOfficeLookMessages)
  const { typed, set, theirs, takeTheirs } = editing
  const colours = coloursIn(typed.colours)
  const choose = (chosen: Colours) => set({ colours: textOf(chosen) })
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-2 text-small font-semibold">{t('look.colours')}</legend>
      {theirs && (
        <Conflict
          fields={[
            {
              name: 'colours',
              label: t('look.colours'),
              words: t('look.theirColours', coloursIn(theirs.values.colours)), // prettier-ignore
            },
          ]}
          onTake={() => takeTheirs()}
        />
      )}
      <Presets colours={colours} onChoose={choose} />
      <div
        role="group"
        aria-label={t('look.own')}
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
      <LookPreview colours={colours} logo={look.logo} shopName={shopName} />
    </fieldset>
  )
}

const presetNames = Object.keys(presets) as Preset[]

function Presets({ colours, onChoose }: { colours: Colours; onChoose: (chosen: Colours) => void }) {
  const t = useMessages(backOfficeLookMessages)
  return (
    <div role="group" aria-label={t('look.presets')} className="grid gap-2 sm:grid-cols-2">
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
  const t = useMessages(backOfficeLookMessages)
  const chosen = colours[name]
  const shown = tonesOf(colours)[name === 'brand' ? 'brand' : 'marigold'].day
  const isDarker = toneOf(shown).lightness < toneOf(chosen).lightness
  const corrected = shown !== chosen && t(isDarker ? 'look.darker' : 'look.lighter', { shown })
  return (
    <Field
      label={t(`look.${name}`)}
      hint={[t(`look.${name}Hint`), corrected].filter(Boolean).join(' ')}
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
