import { newId } from '../../ids.ts'
import { hashOfToken } from '../sessions/session.ts'

const count = 10

/** Ten codes of 80 random bits, like `4k2m-9xq7-…`. */
export const newRecoveryCodes = () =>
  Array.from({ length: count }, () => (newId().slice(0, 16).match(/.{4}/g) ?? []).join('-'))

/** Ignores case, spaces and hyphens. */
export const hashOfRecoveryCode = (typed: string) =>
  hashOfToken(typed.toLowerCase().replace(/[\s-]/g, ''))
