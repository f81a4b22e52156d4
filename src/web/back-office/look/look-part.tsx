import { backOfficeLookMessages } from '../../messages/en/back-office-look.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FormPart } from '../parts/form-part.tsx'
import { ColourForm } from './colour-form.tsx'
import { LogoField } from './logo-field.tsx'
import type { StaffLook } from './look-values.ts'

type Props = { look: StaffLook; shopName: string; mayWrite: boolean }

/** How the shop looks, under a heading of its own. */
export function LookPart(props: Props) {
  const t = useMessages(backOfficeLookMessages)
  return (
    <FormPart title={t('look.title')} hint={t('look.hint')}>
      <LookFields {...props} />
    </FormPart>
  )
}

/** Its logo, its colours, and both as shoppers will see them. */
export const LookFields = ({ look, shopName, mayWrite }: Props) => (
  <>
    <LogoField look={look} mayWrite={mayWrite} />
    <ColourForm look={look} shopName={shopName} mayWrite={mayWrite} />
  </>
)
