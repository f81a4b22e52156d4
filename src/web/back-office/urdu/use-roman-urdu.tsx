import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
/** A Latin word that ends at the caret. */
type Roman = { word: string; end: number }

const nothing: readonly string[] = []

/**
 * Offers Urdu words for a Roman one that is being typed in a field for Urdu. Only Latin letters open the list, and
 * Enter takes a word only after an arrow key has chosen it, so typing Urdu is never disturbed.
 */
export function useRomanUrdu(value: string, onChange: (value: string) => void) {
  const id = useId()
  const control = useRef<Control>(null)
  const [roman, setRoman] = useState<Roman | null>(null)
  const [offered, setOffered] = useState({ word: '', words: nothing })
  const [active, setActive] = useState(-1)
  const typed = roman?.word ?? ''
  const words = roman !== null && offered.word === typed ? offered.words : nothing

  useEffect(() => {
    if (typed === '') return
    let isGone = false
    // The words are loaded when the first Latin letters are typed.
    void import('./roman-words.ts').then(({ urduWordsFor }) => {
      if (!isGone) setOffered({ word: typed, words: urduWordsFor(typed) })
    })
    return () => {
      isGone = true
    }
  }, [typed])

  const close = () => {
    setRoman(null)
    setActive(-1)
  }
  function take(urdu: string) {
    const { current } = control
    if (current === null || roman === null) return
    const start = roman.end - roman.word.length
    // At once: the caret mustn't move when the next letter has been typed.
    flushSync(() => {
      onChange(`${value.slice(0, start)}${urdu} ${value.slice(roman.end).trimStart()}`)
      close()
    })
    const caret = start + urdu.length + 1
    current.focus()
    current.setSelectionRange(caret, caret)
  }
  const field = {
    'aria-autocomplete': 'list' as const,
    'aria-controls': words.length > 0 ? id : undefined,
    'aria-activedescendant': active >= 0 && words.length > 0 ? `${id}-${active}` : undefined,
    onInput({ currentTarget }: SyntheticEvent<Control>) {
      control.current = currentTarget
      const end = currentTarget.selectionStart ?? 0
      const word = /(?<![\p{L}\p{N}])[A-Za-z]{2,20}$/u.exec(currentTarget.value.slice(0, end))?.[0]
      setActive(-1)
      setRoman(word === undefined ? null : { word, end })
    },
    onBlur: close,
  }
  /** Whether the key was for the list. */
  function onKeyDown(event: KeyboardEvent<Control>): boolean {
    if (words.length === 0 || event.nativeEvent.isComposing) return false
    const { key } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const urdu = words[active]
    if (step !== undefined)
      setActive(((active + 1 + step + words.length + 1) % (words.length + 1)) - 1) // prettier-ignore
    else if (key === 'Escape') close()
    else if (key === 'Enter' && urdu !== undefined) take(urdu)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { field, onKeyDown, list: <Words {...{ id, words, active, take }} /> }
}

type WordsProps = {
  id: string
  words: readonly string[]
  active: number
  take: (urdu: string) => void
}

function Words({ id, words, active, take }: WordsProps) {
  const t = useMessages(backOfficeTranslationMessages)
  if (words.length === 0) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('urdu.pick')}
      className="urdu-offered"
      lang="ur"
      dir="rtl"
    >
      {words.map((urdu, index) => (
        // The keys go to the field.
        <button
          key={urdu}
          type="button"
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="urdu-words"
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(urdu)}
        >
          {urdu}
        </button>
      ))}
    </div>
  )
}
