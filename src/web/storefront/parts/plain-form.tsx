import type { ComponentProps } from 'react'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'encType' | 'noValidate'>

/** A form that the browser checks and posts to `action` by itself where there are no scripts to do it. */
export function PlainForm(props: Props) {
  const isHydrated = useHydrated()
  return <form {...props} method="post" encType="multipart/form-data" noValidate={isHydrated} />
}
