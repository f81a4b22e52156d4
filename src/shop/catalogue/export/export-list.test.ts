import { expect, test } from 'vitest'
import { findColumns } from '../import/headings.ts'
import { exportColumns } from './export-list.ts'

test('an import knows every column by its heading', () => {
  expect(findColumns({ headings: Object.values(exportColumns), rows: [] }, {})).toEqual({
    columns: Object.fromEntries(Object.keys(exportColumns).map((field, at) => [field, at])),
  })
})
