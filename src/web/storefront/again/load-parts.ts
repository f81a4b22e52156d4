// A separate file, so that the first script doesn't list the names of all chunks behind it.
export async function loadParts() {
  const [{ BuyAgain }, { DeviceRows }] = await Promise.all([
    import('./buy-again.tsx'),
    import('./device-rows.tsx'),
  ])
  return { BuyAgain, DeviceRows }
}
