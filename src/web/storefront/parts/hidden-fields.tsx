/** What an address asks for, for a form that changes another part of it. */
export const HiddenFields = ({ address, but = [] }: { address: string; but?: readonly string[] }) =>
  [...new URL(address, 'http://shop.invalid').searchParams]
    .filter(([name]) => !but.includes(name))
    .map(([name, value], nth) => <input key={nth} type="hidden" name={name} value={value} />)
