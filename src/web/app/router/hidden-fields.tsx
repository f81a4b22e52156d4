/** The query of an address as hidden fields, for a form that changes another part of it. */
export const HiddenFields = ({ address, but = [] }: { address: string; but?: readonly string[] }) =>
  [...new URL(address, 'http://shop.invalid').searchParams]
    .filter(([name, value]) => value !== '' && !but.includes(name))
    .map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
