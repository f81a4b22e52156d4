import { Volume2, VolumeX } from 'lucide-react'
import { backOfficeLiveMessages } from '../../messages/en/back-office/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { chime, sound } from './chime.ts'

/** Turns the sound of new orders on and off; turned on it is heard. */
export function SoundSwitch() {
  const t = useMessages(backOfficeLiveMessages)
  const isOn = sound.use() !== 'off'
  if (!useAllows('order.read')) return null
  const turn = () => {
    sound.write(isOn ? 'off' : '')
    chime()
  }
  return (
    <IconButton
      label={t('live.sound')}
      aria-pressed={isOn}
      icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={turn}
    />
  )
}
