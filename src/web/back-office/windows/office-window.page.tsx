import { backOfficeWindowsMessages } from '../../messages/en/back-office/settings/windows.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { RemoveButton } from '../forms/remove-button.tsx'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { loadZones } from '../zones/load-zones.ts'
import { UnusedNote } from './unused-note.tsx'
import { isUnused } from './unused-times.ts'
import { WindowEditor } from './window-editor.tsx'

export const page = definePage({
  async load({ api, params: { id = '' }, layoutData }) {
    await layoutData
    const [{ data: window }, zones] = await Promise.all([
      staffSend(api)('adminWindow', { params: { id } }),
      loadZones(api),
    ])
    return { window, zones }
  },
  head: ({ window }, { language }) => ({
    title: messagesIn(language, backOfficeWindowsMessages).hours(window.from, window.to),
  }),
  Page: ({ data: { window, zones } }) => {
    const t = useMessages(backOfficeWindowsMessages)
    const mayWrite = useAllows('zone.write')
    const hours = t.hours(window.from, window.to)
    return (
      <div className="grid grid-cols-1 gap-4">
        <BackLink to={officePaths.windows()}>{t('windows.back')}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-head">{hours}</h1>
          <p className="text-soft">
            {zones.find(({ id }) => id === window.zoneId)?.name ??
              t(isUnused(zones, window) ? 'unused.title' : 'windows.everywhere')}
          </p>
          {!window.active && <Badge>{t('windows.off')}</Badge>}
          {mayWrite && (
            <RemoveButton
              call="adminRemoveWindow"
              id={window.id}
              labels={{
                open: t('remove.open'),
                title: t('remove.title', { hours }),
                text: t('remove.text'),
                send: t('remove.send'),
                keep: t('remove.keep'),
                failed: t('windows.failed'),
              }}
              to={officePaths.windows()}
            />
          )}
        </div>
        {!mayWrite && <p>{t('windows.readOnly')}</p>}
        {isUnused(zones, window) && <UnusedNote>{t('unused.one')}</UnusedNote>}
        <WindowEditor key={window.id} window={window} zones={zones} mayWrite={mayWrite} />
      </div>
    )
  },
})
