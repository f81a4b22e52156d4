import { useEffect, useState } from 'react'

/** An address at which this page shows a chosen file; undefined at first. */
export function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
