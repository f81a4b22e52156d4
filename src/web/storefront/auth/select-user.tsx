import { ChevronRight } from 'lucide-react'
import type { AccountKind } from '#shop/person.ts'
import { paths } from '../../app/paths.ts'
import { Ornament, type OrnamentName } from '../../ui/ornament/ornament.tsx'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePointsRule } from '../layout-data/use-points-rule.ts'
import { Opener } from '../parts/opener.tsx'

type Choice = { kind: AccountKind; tint: string; picture: OrnamentName }

const choices: readonly Choice[] = [
  { kind: 'normal', tint: 'tint-leaf', picture: 'basket' },
  { kind: 'stock', tint: 'tint-sun', picture: 'truck' },
]

export const SelectUser = ({ onChoose }: { onChoose: (kind: AccountKind) => void }) => {
  const t = useMessages(signupMessages)
  const forHome = usePointsRule().on ? 'signup.forHomeText' : 'signup.forHomePlain'
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {choices.map(({ kind, tint, picture }) => (
        <li key={kind} className="grid">
          <Opener
            to={paths.signup({ type: kind })}
            className={`way-in ${tint}`}
            onOpen={() => onChoose(kind)}
          >
            <span className="way-in-picture">
              <Ornament name={picture} className="h-full w-auto" />
            </span>
            <span className="grid content-start gap-1 p-4">
              <span className="flex items-center justify-between gap-1 font-display text-lead font-bold">
                {t(kind === 'normal' ? 'signup.forHome' : 'signup.forShop')}
                <ChevronRight aria-hidden className="size-5 text-link rtl:-scale-x-100" />
              </span>
              <span className="text-small text-soft">
                {t(kind === 'normal' ? forHome : 'signup.forShopText')}
              </span>
            </span>
          </Opener>
        </li>
      ))}
    </ul>
  )
}
