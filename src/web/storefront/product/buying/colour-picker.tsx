import './colour-picker.css'
import type { Colour } from '#shop/catalogue/colours/colour.ts'
import { Photo } from '../../../ui/photo.tsx'
import { colourMessages } from '../../../messages/en/storefront/catalogue/colours.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = {
  /** name of the radio group, unique on the page */
  group: string
  colours: readonly Colour[]
  /** name of the chosen colour */
  chosen: string | undefined
  onChoose: (name: string) => void
}

/** Swatches with names; arrow keys move between them. */
export function ColourPicker({ group, colours, chosen, onChoose }: Props) {
  const t = useMessages(colourMessages)
  if (colours.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{t('colours.label')}</legend>
      <div className="colours">
        {colours.map(({ name, label = name, swatch, picture }) => (
          <label key={name} className="colour">
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            {swatch === null && picture !== null ? (
              <Photo picture={picture} alt="" sizes="28px" className="swatch object-contain" />
            ) : (
              <span aria-hidden className="swatch" style={{ background: swatch ?? undefined }} />
            )}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
