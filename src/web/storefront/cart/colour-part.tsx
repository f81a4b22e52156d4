import { type CartLine, isColourGone } from '#shop/cart/cart.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { detailsOf } from '../parts/details-of.ts'

type Props = { line: CartLine; onColour: (colour: string) => void }

/** Changes a line's colour; says so if the chosen one is no longer available. */
export function ColourPart({ line, onColour }: Props) {
  const t = useMessages(cartMessages)
  const { colour = '', colours = [], colourLabel = colour } = line
  const gone = isColourGone(line)
  const options = colours.map((one) => ({ value: one.name, label: one.label ?? one.name }))
  return (
    <>
      {gone && <FieldError message={t('cart.colourGone', { colour: colourLabel })} />}
      {gone && colours.length === 0 && (
        <Button small onClick={() => onColour('')}>
          {t('cart.noColour')}
        </Button>
      )}
      {!gone && colours.length === 1 && <p className="text-small text-soft">{colourLabel}</p>}
      {(gone ? colours.length > 0 : colours.length > 1) && (
        <div className="line-colour">
          <Select
            aria-label={t('cart.colourOf', { name: detailsOf(line.name, colourLabel) })}
            value={gone ? '' : colour}
            options={gone ? [{ value: '', label: t('cart.chooseColour') }, ...options] : options}
            onChange={({ target }) => target.value !== '' && onColour(target.value)}
          />
        </div>
      )}
    </>
  )
}
