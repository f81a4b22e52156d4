import { backOfficeBrandingMessages } from '../../messages/en/back-office/content/branding.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { PickPicture } from '../forms/pick-picture.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import { LogoImage } from './logo-image.tsx'
import { type StaffBranding, applyBranding } from './branding-values.ts'

type Props = { branding: StaffBranding; mayWrite: boolean }

/** Saved as soon as it is chosen. */
export function LogoField({ branding, mayWrite }: Props) {
  const t = useMessages(backOfficeBrandingMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { logo, version } = branding
  const upload = (file: File) => {
    const body = new FormData()
    body.append('version', String(version))
    body.append('picture', file)
    void act(
      async () => applyBranding((await send('adminSetLogo', { body })).data),
      t('branding.logoSaved'),
    )
  }
  const remove = async () =>
    applyBranding((await send('adminChangeBranding', { body: { version, logo: null } })).data)
  return (
    <section aria-labelledby="branding-logo" className="grid min-w-0 justify-items-start gap-3">
      <h3 id="branding-logo" className="text-small font-semibold">
        {t('branding.logo')}
      </h3>
      <div className="flex min-w-0 flex-wrap items-center gap-3 rounded-card bg-sunk p-3">
        <LogoImage logo={logo} alt={t('branding.logoAlt')} room={{ width: 220, height: 64 }} />
        {logo === null && <p>{t('branding.builtIn')}</p>}
      </div>
      {mayWrite && (
        <>
          <div className="flex flex-wrap gap-3">
            <PickPicture
              label={t(logo === null ? 'branding.choose' : 'branding.replace')}
              busy={busy}
              onPick={upload}
            />
            {logo !== null && (
              <Button busy={busy} onClick={() => void act(remove, t('branding.logoRemoved'))}>
                {t('branding.remove')}
              </Button>
            )}
          </div>
          <p className="text-small text-soft">{t('branding.logoHint')}</p>
        </>
      )}
    </section>
  )
}
