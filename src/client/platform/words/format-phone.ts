// By country code: how its numbers are grouped (DIN 5008 in Germany). Mobile numbers, and area codes that are certain.
const GROUPS: readonly [RegExp, string][] = [
  [/^\+49(15\d\d|1[67]\d|30|40|69|89)(\d{4,})$/, '+49 $1 $2'],
  // The German area codes of three digits, those of towns.
  [/^\+49([245-9][1-9]1|3[3-9]1|20[12389]|21[24]|228|234|335|34[05]|3[5-9]5|906)(\d{4,})$/, '+49 $1 $2'],
  [/^\+48(\d{3})(\d{3})(\d{3})$/, '+48 $1 $2 $3'],
  [/^\+380(\d\d)(\d{3})(\d\d)(\d\d)$/, '+380 $1 $2 $3 $4'],
  [/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2 $3 $4'],
]

/** Groups a phone number in E.164 for reading: "+49 1512 3456701". Others stay as they are. */
export function formatPhone(phone: string): string {
  const [pattern, groups] = GROUPS.find(([known]) => known.test(phone)) ?? []
  return pattern && groups ? phone.replace(pattern, groups).replaceAll(' ', '\u00a0') : phone
}
