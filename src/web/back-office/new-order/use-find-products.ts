import { useCallback } from 'react'
import { useStaffSend } from '../send.ts'
import { findProducts } from './find-products.ts'

/** `findProducts` of this login. */
export function useFindProducts() {
  const send = useStaffSend()
  return useCallback((text: string) => findProducts(send, text), [send])
}
