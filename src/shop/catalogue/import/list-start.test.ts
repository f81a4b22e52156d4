import { expect, test } from 'vitest'
import { headingsAmong, separatorOf } from './list-start.ts'

test.each([
  ['name;price;category\nAtta;5;Flour', ';', ''],
  ['Gusht;Qeemat;Kism\nAtta, fine, good;5;Flour', ';', ''],
  ['Price list, June 2026, Lahore\n\nname;price;category\nAtta;5;Flour', ';', ''],
  ['name,"price; in rupees; net","a;b;c",category\n', ',', ''],
  ['name\tprice\tcategory\n', '\t', ''],
  ['Atta\n', ',', ''],
  ['sep=;\nname,price;category\n', ';', 'sep=;\n'],
  ['"sep=;"\nname;price\n', ';', '"sep=;"\n'],
  ['SEP=\t\nname,price\tcategory\n', '\t', 'SEP=\t\n'],
  ['sep=\\t\nname\tprice\n', '\t', 'sep=\\t\n'],
  ['sep=|\nname|price|category\n', '|', 'sep=|\n'],
  ['sep=;;;\nname;price;category\n', ';', 'sep=;;;\n'],
  ['sep=;,,\nname,price,category\n', ',', 'sep=;,,\n'],
  ['sep=,\n', ',', 'sep=,\n'],
])('%j is separated by %j, after %j', (text, sign, line) =>
  expect(separatorOf(text)).toEqual({ sign, skip: line.length }),
)

const rows = (...lines: string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(',') }))

test.each([
  [0, ['name,price,category', 'Atta,5,Flour']],
  [1, ['Price list of June', 'name,price,category', 'Atta,5,Flour']],
  [2, ['Kiryana Store,,', 'Lahore,3 June,', 'Item Name,MRP,Department', 'Atta,5,Flour']],
  [0, ['Gusht,Qeemat,Kism', 'Atta,5,Flour']],
  [1, ['Kiryana Store', 'Gusht,Qeemat,Kism', 'Atta,5,Flour']],
  [1, ['Qeemat 2026,,,', 'Gusht,Qeemat,Kism,Rang', 'Atta,5,Flour,red']],
  [0, ['name']],
  [0, ['Atta', 'Maida']],
  // A product may be called as a heading is.
  [0, ['name,price,category,size', 'Product,5,Stock,Pack']],
])('the headings are in row %i of %j', (at, lines) =>
  expect(headingsAmong(rows(...lines))).toBe(at),
)
