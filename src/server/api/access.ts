import { requirePermission } from '#shop/permissions.ts'
import { customer, type Visit } from '#shop/visit.ts'
import type { CallSchema, FileSchema } from '#wire/call-schema.ts'
import { allCalls, type CallName } from '#wire/calls.ts'

/** Refuses a caller without the right to this call, before the body is read. */
export function checkAccess(visit: Visit, name: CallName): void {
  const call: CallSchema | FileSchema = allCalls[name]
  if (call.access === 'anyone') return
  if (call.access === 'customer') customer(visit, 'signIn' in call ? call.signIn : undefined)
  else for (const one of [call.access].flat()) requirePermission(visit, one)
}
