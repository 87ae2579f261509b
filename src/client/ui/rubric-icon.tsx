import { SpriteSymbol } from './icon.tsx'

/** The `icon` keys of the rubrics table; the sprite has a `rubric-…` symbol for each. */
const KNOWN = new Set(
  'childcare elderly-care cleaning household-help construction wrench welding factory warehouse truck moving-box catering shop harvest plant paw scissors health office calculator laptop book speech car shield megaphone dots'.split(
    ' ',
  ),
)

export interface RubricIconProps {
  /** The rubric's `icon` key; an unknown one gets the dots of “other”. */
  icon: string
  size?: number
  className?: string
}

/** The icon of a rubric. Decorative: the rubric's name is beside it as text. */
export function RubricIcon({ icon, size = 24, className }: RubricIconProps) {
  return <SpriteSymbol id={`rubric-${KNOWN.has(icon) ? icon : 'dots'}`} size={size} className={className} />
}
