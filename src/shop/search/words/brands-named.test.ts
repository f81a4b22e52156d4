import { expect, test } from 'vitest'
import { brandsNamed } from './brands-named.ts'

const brands = ['Subah Farm', '', 'Kool Chai', 'Subah Farm', 'Farm Fresh', 'Farmhouse']

test.each<[typed: string, named: string[]]>([
  ['sub', ['Subah Farm']],
  ['FARM su', ['Subah Farm']],
  ['farm', ['Subah Farm', 'Farm Fresh']],
  ['arm', []],
  ['subah milk', []],
  ['', []],
  ['…', []],
])('%s names %j', (typed, named) => expect(brandsNamed(brands, typed)).toEqual(named))
