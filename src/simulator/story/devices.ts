export const DEVICES = ['phone', 'laptop', 'desk'] as const
export type DeviceName = (typeof DEVICES)[number]
/** Anna and Berta share the phone; Anna has the laptop too; Carl, an employer, has the desk computer. */
export type PersonName = 'anna' | 'berta' | 'carl'
