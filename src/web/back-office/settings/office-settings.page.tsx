import { startTransition, useState } from 'react'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { BrandingPart } from '../branding/branding-part.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { SettingsIndex } from './settings-index.tsx'
import { SettingsForm } from './settings-form.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    const send = staffSend(api)
    const [{ data: settings }, { data: branding }] = await Promise.all([
      send('adminSettings'),
      send('adminBranding'),
    ])
    return { settings, branding }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeSettingsMessages)('settings.title'),
  }),
  Page: ({ data: { settings, branding } }) => {
    const t = useMessages(backOfficeSettingsMessages)
    const mayWrite = useAllows('settings.write')
    const { revalidate } = useRevalidator()
    /** Starts a new form. */
    const [times, setTimes] = useState(0)
    // Fresh data arrives in a transition, then the form starts with it.
    const beginAnew = () => startTransition(() => setTimes(times + 1))
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4 wide:max-w-5xl wide:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="grid gap-4 wide:col-span-full">
          <h1 className="text-head">{t('settings.title')}</h1>
          {!mayWrite && <p>{t('settings.readOnly')}</p>}
        </div>
        <SettingsIndex />
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <SettingsForm
            key={times}
            settings={settings}
            mayWrite={mayWrite}
            onTakeTheirs={() => void revalidate().then(beginAnew)}
          />
          <BrandingPart branding={branding} shopName={settings.shopName} mayWrite={mayWrite} />
        </div>
      </div>
    )
  },
})
