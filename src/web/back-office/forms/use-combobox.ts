import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Option } from '../../ui/form/select.tsx'
import { findOptions } from './find-options.ts'

/** Options drawn at once: thousands would block a phone. */
const most = 500

type Props = {
  options: readonly Option[]
  value: string
  onChoose: (value: string) => void
}

/** The state and keys of a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function useCombobox({ options, value, onChoose }: Props) {
  const id = useId()
  /** null: closed */
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const present = options.find((option) => option.value === value)
  const isOpen = typed !== null
  const found = isOpen ? findOptions(options, typed) : []
  const shown = found.slice(0, most)
  const [first] = shown
  const active = shown.find((option) => option.value === chosen) ?? (typed ? first : undefined)
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`
  const activeId = active && optionId(active)

  useEffect(() => {
    const option = activeId && document.getElementById(activeId)
    if (option) option.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open() {
    if (isOpen) return
    setTyped('')
    setChosen(value)
  }
  const close = () => setTyped(null)

  function choose(option: Option) {
    close()
    if (option.value !== value) onChoose(option.value)
  }

  function step(steps: number) {
    const at = active === undefined ? -1 : shown.indexOf(active)
    const from = at < 0 && steps < 0 ? 0 : at
    setChosen(shown[(from + steps + shown.length) % shown.length]?.value ?? null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (steps !== undefined && !isOpen) open()
    else if (steps !== undefined) step(steps)
    else if (event.key === 'Enter' && isOpen) {
      if (active) choose(active)
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    // Escape closes the list, not the dialog around it.
    event.stopPropagation()
  }

  return {
    isOpen,
    shown,
    rest: found.length - shown.length,
    active,
    optionId,
    choose,
    /** attributes of the text field */
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      value: typed ?? present?.label ?? '',
      placeholder: present?.label,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setTyped(target.value)
        setChosen(null)
      },
      onClick: open,
      onBlur: close,
      onKeyDown,
    },
    listId: `${id}-list`,
  } as const
}
