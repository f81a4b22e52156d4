import { backOfficeLookMessages } from '../../messages/en/back-office/content/look.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { PickPicture } from '../forms/pick-picture.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import { LogoImage } from './logo-image.tsx'
import { type StaffLook, wear } from './look-values.ts'

type Props = { look: StaffLook; mayWrite: boolean }

/** Saved as soon as it is chosen. */
export function LogoField({ look, mayWrite }: Props) {
  const t = useMessages(backOfficeLookMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { logo, version } = look
  const upload = (file: File) => {
    const body = new FormData()
    body.append('version', String(version))
    body.append('picture', file)
    void act(async () => wear((await send('adminSetLogo', { body })).data), t('look.logoSaved'))
  }
  const remove = async () =>
    wear((await send('adminChangeLook', { body: { version, logo: null } })).data)
  return (
    <section aria-labelledby="look-logo" className="grid min-w-0 justify-items-start gap-3">
      <h3 id="look-logo" className="text-small font-semibold">
        {t('look.logo')}
      </h3>
      <div className="flex min-w-0 flex-wrap items-center gap-3 rounded-card bg-sunk p-3">
        <LogoImage logo={logo} alt={t('look.logoAlt')} room={{ width: 220, height: 64 }} />
        {logo === null && <p>{t('look.builtIn')}</p>}
      </div>
      {mayWrite && (
        <>
          <div className="flex flex-wrap gap-3">
            <PickPicture
              words={t(logo === null ? 'look.choose' : 'look.replace')}
              busy={busy}
              onPick={upload}
            />
            {logo !== null && (
              <Button busy={busy} onClick={() => void act(remove, t('look.logoRemoved'))}>
                {t('look.remove')}
              </Button>
            )}
          </div>
          <p className="text-small text-soft">{t('look.logoHint')}</p>
        </>
      )}
    </section>
  )
}
