import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { capped, itemOf, keyOf, type LineKey, quantityOf } from '#shop/cart/cart.ts'
import type { GoneLine, RationLine } from '#shop/ration-lists/ration-list.ts'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { focusLine } from '../cart/focus-line.ts'
import { detailsOf } from '../parts/details-of.ts'
import { ListLine } from './list-line.tsx'
import type { ListState } from './use-list.ts'

type Props = { state: ListState }

export function ListLines({ state: { list, changeLines } }: Props) {
  const t = useMessages(listsMessages)
  const box = useRef<HTMLUListElement>(null)
  const { lines } = list.opened

  /** The focused control is gone: focus the next line. */
  const focus = (line: LineKey | undefined) => {
    const isThere = line && focusLine(box.current, keyOf(line))
    if (!isThere) document.querySelector('main')?.focus({ preventScroll: true })
  }

  function remove(line: RationLine, index: number) {
    flushSync(() => void changeLines([{ ...keyIn(line), quantity: 0 }]))
    focus(lines[index + 1] ?? lines[index - 1])
    toast.say(t('list.removed', { name: detailsOf(line.name, line.colourLabel) }), 'list', {
      label: t('list.undo'),
      go: () => void changeLines([{ ...itemOf(line), at: index }]).then(() => focus(line)),
      undoes: true,
    })
  }

  /** Another colour, or another product, stands where the line was. */
  function replace(line: RationLine, index: number, by: LineKey) {
    const quantity = line.quantity + quantityOf(lines, by.productId, by.colour ?? '')
    void changeLines([
      { ...keyIn(line), quantity: 0 },
      { ...by, quantity: capped(quantity), at: index },
    ]).then(() => focus(by))
  }

  return (
    <ul ref={box} className="lines" aria-label={t('list.lines')}>
      {lines.map((line, index) => (
        <ListLine
          key={keyOf(line)}
          line={line}
          onQuantity={(quantity) => void changeLines([{ ...keyIn(line), quantity }])}
          onColour={(colour) => replace(line, index, { productId: line.productId, colour })}
          onRemove={() => remove(line, index)}
          onInstead={() => line.instead && replace(line, index, keyIn(line.instead))}
        />
      ))}
    </ul>
  )
}

const keyIn = ({ productId, colour }: LineKey): LineKey => ({
  productId,
  ...(colour !== undefined && { colour }),
})

export function GoneLines({ state: { list, changeLines } }: Props) {
  const t = useMessages(listsMessages)
  const textOf = ({ name, what, colourLabel = '' }: GoneLine) =>
    what === 'colour'
      ? t('list.goneColour', { name: name ?? '', colour: colourLabel })
      : t('list.gone', { name: name ?? '' })
  const { gone } = list.opened
  if (gone.length === 0) return null
  return (
    <section aria-labelledby="gone" className="panel p-5">
      <h2 id="gone" className="mb-2 text-lead">
        {t('list.goneTitle')}
      </h2>
      <ul className="grid gap-1">
        {gone.map((line) => (
          <li key={keyOf(line)} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-soft">{textOf(line)}</span>
            <Button
              small
              kind="quiet"
              aria-label={t('list.removeOf', {
                name: detailsOf(line.name ?? '', line.colourLabel),
              })}
              onClick={() => void changeLines([{ ...keyIn(line), quantity: 0 }])}
            >
              {t('list.drop')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
