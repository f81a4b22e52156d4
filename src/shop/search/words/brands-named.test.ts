import { expect, test } from 'vitest'
import { brandsNamed } from './brands-named.ts'

const brands = ['Subah Farm', '', 'Kool Chai', 'Subah Farm', 'Farm Fresh', 'Farmhouse']
const urdu = new Map([['Subah Farm', 'صبح فارم']])

test.each<[typed: string, named: string[]]>([
  ['sub', ['Subah Farm']],
  ['FARM su', ['Subah Farm']],
  ['farm', ['Subah Farm', 'Farm Fresh']],
  ['arm', []],
  ['subah milk', []],
  ['صبح', ['Subah Farm']],
  ['', []],
  ['…', []],
])('%s names %j', (typed, named) => expect(brandsNamed(brands, typed, urdu)).toEqual(named))
