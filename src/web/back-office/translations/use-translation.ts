import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { ApiError, messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useStaffSend } from '../send.ts'

export type TranslatedText = Answer<'adminTranslations'>['data'][number]

/** What is typed as the Urdu of a text, until it is saved. `theirs`: what a colleague has saved meanwhile. */
export function useTranslation({ field, english, urdu, needsCheck, most }: TranslatedText) {
  const t = useMessages(backOfficeTranslationMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [kept, setKept] = useState({ from: urdu, urdu, needsCheck })
  const [typed, setTyped] = useState(urdu)
  const [state, setState] = useState({
    busy: false,
    isSaved: false,
    problem: '',
    isConflict: false,
  })
  // The list was read again: what nobody has touched follows.
  if (kept.from !== urdu) {
    setKept({ from: urdu, urdu, needsCheck })
    if (typed === kept.urdu) setTyped(urdu)
  }
  const isChanged = typed !== kept.urdu

  /** Whether it is saved. */
  async function save(): Promise<boolean> {
    if (typed.length > most) {
      setState((now) => ({ ...now, problem: t('translations.tooLong', { most }) }))
      return false
    }
    setState({ busy: true, isSaved: false, problem: '', isConflict: false })
    try {
      const body = { field, english, before: kept.urdu, urdu: typed }
      const { data } = await send('adminTranslate', { body })
      setKept((now) => ({ ...now, urdu: data.urdu, needsCheck: false }))
      setTyped((now) => (now === typed ? data.urdu : now)) // keep what was typed while it was saved
      setState({ busy: false, isSaved: true, problem: '', isConflict: false })
      return true
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'changed_meanwhile'
      if (isConflict) await revalidate()
      const problem = messageOf(error, t('translations.failed'))
      setState({ busy: false, isSaved: false, problem, isConflict })
      return false
    }
  }
  return {
    ...state,
    typed,
    set: (text: string) => setTyped(text),
    isChanged,
    needsCheck: kept.needsCheck,
    theirs: state.isConflict && isChanged ? kept.urdu : null,
    save,
    undo: () => {
      setTyped(kept.urdu)
      setState({ busy: false, isSaved: false, problem: '', isConflict: false })
    },
  }
}
