import type { ReactNode } from 'react'

export const Frame = ({ children }: { children: ReactNode }) => <main>{children}</main>
