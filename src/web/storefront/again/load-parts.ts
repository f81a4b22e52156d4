// A file of its own, so that the names of all the files behind it are not in what every visitor loads.
export async function loadParts() {
  const [{ BuyAgain }, { DeviceRows }] = await Promise.all([
    import('./buy-again.tsx'),
    import('./device-rows.tsx'),
  ])
  return { BuyAgain, DeviceRows }
}
