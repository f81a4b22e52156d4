import { apiBase, fileRoutes } from '#wire/routes.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeLiveMessages } from '../../messages/en/back-office/live.ts'
import { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import { backOfficePaletteWordsMessages } from '../../messages/en/back-office/palette-words.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { contentPlaces } from '../content/content-places.ts'
import { useLanguageSwitch } from '../layout/language-switch.tsx'
import { places } from '../layout/places.ts'
import { useDensity } from '../layout/density.ts'
import { useTheme } from '../layout/theme.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { chime, sound } from '../live/chime.ts'
import { innerPages, tasks } from './actions.ts'
import { type Group, namedFirst, pagesFor } from './entries.ts'

/** Pages and tasks the user has access to, that match a text. */
export function usePages(text: string): Group[] {
  const t = useMessages(backOfficeMessages, backOfficePaletteMessages, backOfficeLiveMessages)
  const other = useMessages(backOfficePaletteWordsMessages)
  const role = useLayoutData()?.role ?? null
  const switches = useSwitches()
  if (role === null) return []
  const parts = contentPlaces.map(({ to, label, needs }) => ({
    to,
    needs,
    name: t(label),
    words: other(label),
  }))
  const named = places.flatMap(({ to, label, needs }) => [
    { to, needs, name: t(label), words: other(label) },
    ...(to === officePaths.content() ? parts : []),
  ])
  const inner = innerPages.map(({ label, ...page }) => ({
    ...page,
    name: t(label),
    words: other(label),
  }))
  const doing = tasks.map(({ label, ...task }) => ({
    ...task,
    name: t(label),
    words: other(label),
    key: label,
  }))
  const groups: Group[] = [
    { kind: 'actions', entries: pagesFor([...doing, ...switches], role, text) },
    { kind: 'pages', entries: pagesFor([...named, ...inner], role, text) },
  ]
  const found = groups.filter(({ entries }) => entries.length > 0)
  return namedFirst(found, text)
}

/** What is done without another page: a download, and switches such as dark mode and sound. */
function useSwitches() {
  const t = useMessages(backOfficePaletteMessages)
  const { isDark, turn } = useTheme()
  const { isCompact, turn: turnDensity } = useDensity()
  const other = useMessages(backOfficePaletteWordsMessages)
  const language = useLanguageSwitch()
  const isHeard = sound.use() !== 'off'
  function turnSound() {
    sound.write(isHeard ? 'off' : '')
    chime()
  }
  const download = () => window.location.assign(apiBase + fileRoutes.adminProductList[1])
  return [
    { key: 'list', to: '', needs: 'product.read', name: t('do.list'), words: other('do.list'), act: download }, // prettier-ignore
    { key: 'theme', to: '', needs: 'security.own', name: t(isDark ? 'do.light' : 'do.dark'), act: turn }, // prettier-ignore
    { key: 'density', to: '', needs: 'security.own', name: t(isCompact ? 'do.comfortable' : 'do.compact'), act: turnDensity }, // prettier-ignore
    { key: 'language', to: '', needs: 'security.own', name: language.name, words: language.words, act: language.turn }, // prettier-ignore
    { key: 'sound', to: '', needs: 'order.read', name: t(isHeard ? 'do.silent' : 'do.heard'), act: turnSound }, // prettier-ignore
  ] as const
}
