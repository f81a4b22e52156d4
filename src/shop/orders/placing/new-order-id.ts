import { randomInt } from 'node:crypto'
import type { Tx } from '#db/database.ts'
import { newId } from '../../ids.ts'
import { hasNumber } from '../orders.store.ts'

/**
 * "4729183-…": a random number that no other order has, for people, and 90 random bits. Random, so that it doesn't
 * tell how many orders the shop has.
 */
export async function newOrderId(tx: Tx): Promise<string> {
  for (;;) {
    const number = String(randomInt(1_000_000, 10_000_000))
    if (!(await hasNumber(tx, number))) return `${number}-${newId().slice(0, 18)}`
  }
}
