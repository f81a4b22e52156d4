import { backOfficeLookMessages } from '../../messages/en/back-office/content/look.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FormPart } from '../forms/form-part.tsx'
import { ColourForm } from './colour-form.tsx'
import { LogoField } from './logo-field.tsx'
import type { StaffLook } from './look-values.ts'

type Props = { look: StaffLook; shopName: string; mayWrite: boolean }

export function LookPart({ look, shopName, mayWrite }: Props) {
  const t = useMessages(backOfficeLookMessages)
  return (
    <FormPart title={t('look.title')} hint={t('look.hint')}>
      <LogoField look={look} mayWrite={mayWrite} />
      <ColourForm look={look} shopName={shopName} mayWrite={mayWrite} />
    </FormPart>
  )
}
