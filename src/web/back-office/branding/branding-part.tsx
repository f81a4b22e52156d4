import { backOfficeBrandingMessages } from '../../messages/en/back-office/content/branding.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FormPart } from '../forms/form-part.tsx'
import { ColourForm } from './colour-form.tsx'
import { LogoField } from './logo-field.tsx'
import type { StaffBranding } from './branding-values.ts'

type Props = { branding: StaffBranding; shopName: string; mayWrite: boolean }

export function BrandingPart({ branding, shopName, mayWrite }: Props) {
  const t = useMessages(backOfficeBrandingMessages)
  return (
    <FormPart id="logo" title={t('branding.title')} hint={t('branding.hint')}>
      <LogoField branding={branding} mayWrite={mayWrite} />
      <ColourForm branding={branding} shopName={shopName} mayWrite={mayWrite} />
    </FormPart>
  )
}
