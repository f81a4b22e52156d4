import { Fragment } from 'react'
import { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { singleKeys } from './single-keys.ts'

const shortcuts = [
  { words: 'keys.find', keys: ['keys.ctrlK', 'keys.commandK'] },
  { words: 'keys.show', keys: ['keys.question'] },
  { words: 'keys.save', keys: ['keys.ctrlS', 'keys.commandS'] },
  { words: 'keys.sendText', keys: ['keys.ctrlEnter', 'keys.commandEnter'] },
  { words: 'keys.cells', keys: ['keys.up', 'keys.down', 'keys.enter'] },
  { words: 'keys.undo', keys: ['keys.ctrlZ', 'keys.commandZ'] },
  { words: 'keys.strong', keys: ['keys.ctrlB', 'keys.commandB'] },
  { words: 'keys.em', keys: ['keys.ctrlI', 'keys.commandI'] },
  { words: 'keys.move', keys: ['keys.up', 'keys.down'] },
  { words: 'keys.choose', keys: ['keys.enter'] },
  { words: 'keys.close', keys: ['keys.escape'] },
] as const

/** The keyboard shortcuts; single-character shortcuts can be turned off. */
export function Shortcuts() {
  const t = useMessages(backOfficePaletteMessages)
  const isOn = singleKeys.use() !== 'off'
  return (
    <>
      <dl className="shortcuts">
        {shortcuts.map(({ words, keys }) => (
          <Fragment key={words}>
            <dt>{t(words)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className="text-small text-soft"> {t('keys.or')} </span>}
                  <kbd className="key">{t(key)}</kbd>
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <Checkbox
        label={t('keys.turn')}
        aria-describedby="single-keys-hint"
        className="mt-3"
        checked={isOn}
        onChange={({ target }) => singleKeys.write(target.checked ? '' : 'off')}
      />
      <p id="single-keys-hint" className="ms-8 text-small text-soft">
        {t('keys.turnHint')}
      </p>
    </>
  )
}
