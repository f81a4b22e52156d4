import { storedText } from '../../app/storage/stored-text.ts'
import type { Settings } from '../settings/settings-values.ts'
import type { Step } from './steps.ts'

type Drafts = Partial<Record<Step, Partial<Settings>>>

const stored = storedText('office-setup', 20_000)

function read(): Drafts {
  try {
    return (JSON.parse(stored.read()) as Drafts | null) ?? {}
  } catch {
    return {}
  }
}

/** What was typed in a step and is not saved yet: a session that ends loses nothing. */
export const draftOf = (step: Step): Partial<Settings> => read()[step] ?? {}

export function saveDraft(step: Step, typed: Partial<Settings>) {
  const { [step]: _, ...others } = read()
  const all = Object.keys(typed).length === 0 ? others : { ...others, [step]: typed }
  stored.write(Object.keys(all).length === 0 ? '' : JSON.stringify(all))
}
