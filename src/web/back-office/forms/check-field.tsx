type Props = {
  name: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick, with room for a thumb. */
export const CheckField = ({ name, label, checked, onChange }: Props) => (
  <label className="flex min-h-11 items-center gap-3 justify-self-start font-semibold">
    <input
      type="checkbox"
      name={name}
      className="size-5"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
)
