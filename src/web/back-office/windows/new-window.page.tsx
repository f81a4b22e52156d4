import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeWindowsMessages } from '../../messages/en/back-office/settings/windows.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackLink } from '../parts/back-link.tsx'
import { loadZones } from '../zones/load-zones.ts'
import { WindowEditor } from './window-editor.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    refuseWithout((await layoutData).role, 'zone.write')
    return loadZones(api)
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeWindowsMessages)('windows.new'),
  }),
  Page: ({ data: zones }) => {
    const t = useMessages(backOfficeWindowsMessages)
    const go = useNavigate()
    return (
      <div className="grid grid-cols-1 gap-4">
        <BackLink to={officePaths.windows()}>{t('windows.back')}</BackLink>
        <h1 className="text-head">{t('windows.new')}</h1>
        <WindowEditor
          window={null}
          zones={zones}
          mayWrite
          onMade={() => void go(officePaths.windows())}
        />
      </div>
    )
  },
})
