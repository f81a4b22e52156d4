import type { ComponentProps } from 'react'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'encType' | 'noValidate'>

/** Without scripts the browser validates the form and posts it to `action`. */
export function PlainForm(props: Props) {
  const isHydrated = useHydrated()
  return <form {...props} method="post" encType="multipart/form-data" noValidate={isHydrated} />
}
