import { storedText } from '../../app/storage/stored-text.ts'
import type { Settings } from '../settings/settings-values.ts'
import type { Step } from './steps.ts'

/** `seen`: what the typed fields were when the user began to type in them. */
export type StepDraft = { typed: Partial<Settings>; seen: Partial<Settings> }
type Drafts = Partial<Record<Step, StepDraft>>

const stored = storedText('office-setup-2', 20_000)

function read(): Drafts {
  try {
    return (JSON.parse(stored.read()) as Drafts | null) ?? {}
  } catch {
    return {}
  }
}

/** What was typed in a step and is not saved yet: a session that ends loses nothing. */
export const draftOf = (step: Step): StepDraft | null => read()[step] ?? null

/** `now`: the settings as they were loaded; null: nothing is typed any more. */
export function saveDraft(step: Step, typed: Partial<Settings>, now: Settings | null = null) {
  const { [step]: before, ...others } = read()
  const names = Object.keys(typed) as (keyof Settings)[]
  const seen = Object.fromEntries(
    names.map((name) => [name, before?.seen[name] ?? now?.[name]]),
  ) as Partial<Settings>
  const all = names.length === 0 ? others : { ...others, [step]: { typed, seen } }
  stored.write(Object.keys(all).length === 0 ? '' : JSON.stringify(all))
}
