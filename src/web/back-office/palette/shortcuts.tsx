import { Fragment } from 'react'
import { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { singleKeys } from './single-keys.ts'

const shortcuts = [
  { label: 'keys.find', keys: ['keys.ctrlK', 'keys.commandK'] },
  { label: 'keys.show', keys: ['keys.question'] },
  { label: 'keys.search', keys: ['keys.slash'] },
  { label: 'keys.rows', keys: ['keys.j', 'keys.k'] },
  { label: 'keys.select', keys: ['keys.x'] },
  { label: 'keys.open', keys: ['keys.enter'] },
  { label: 'keys.next', keys: ['keys.n'] },
  { label: 'keys.save', keys: ['keys.ctrlS', 'keys.commandS'] },
  { label: 'keys.sendText', keys: ['keys.ctrlEnter', 'keys.commandEnter'] },
  { label: 'keys.cells', keys: ['keys.up', 'keys.down', 'keys.enter'] },
  { label: 'keys.undo', keys: ['keys.ctrlZ', 'keys.commandZ'] },
  { label: 'keys.strong', keys: ['keys.ctrlB', 'keys.commandB'] },
  { label: 'keys.em', keys: ['keys.ctrlI', 'keys.commandI'] },
  { label: 'keys.move', keys: ['keys.up', 'keys.down'] },
  { label: 'keys.choose', keys: ['keys.enter'] },
  { label: 'keys.close', keys: ['keys.escape'] },
] as const

/** The keyboard shortcuts; single-character shortcuts can be turned off. */
export function Shortcuts() {
  const t = useMessages(backOfficePaletteMessages)
  const isOn = singleKeys.use() !== 'off'
  return (
    <>
      <dl className="shortcuts">
        {shortcuts.map(({ label, keys }) => (
          <Fragment key={label}>
            <dt>{t(label)}</dt>
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
