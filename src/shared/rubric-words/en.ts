/** Words that find a rubric, by its slug, separated by commas. */
export const en: Record<string, string> = {
  childcare: 'childminder, preschool teacher, nursery nurse, day care, crèche',
  'elderly-care': 'nursing assistant, care worker, home carer, elderly companion, dementia',
  cleaning: 'building cleaning, charwoman, cleaning lady, window cleaner, room attendant, stairwell cleaning',
  'household-help': 'housekeeper, domestic worker, cook, laundry help',
  construction: 'joiner, excavator driver, crane operator, site manager, demolition, glazier, decorator',
  'electrics-plumbing-heating': 'electrical fitter, solar installer, pipe fitter, refrigeration technician',
  'metal-welding': 'toolmaker, locksmith, pipe welder, blacksmith, industrial mechanic',
  production:
    'baker, pastry cook, confectioner, bakehouse, butcher, packer, seamstress, brewer, food production, assembler',
  'warehouse-logistics': 'warehouse operative, packer, sorter, logistics worker, loader',
  'driving-delivery': 'lorry driver, truck driver, van driver, parcel carrier, postman, bike courier, rider',
  'moving-odd-jobs': 'removal worker, furniture packer, odd jobs, general helper',
  'hotel-catering': 'kitchen porter, pizza maker, pastry chef, canteen, snack bar, bartender, hotel clerk',
  'retail-sales':
    'salesperson, saleswoman, salesman, sales assistant, bakery assistant, store manager, till, petrol station, kiosk, sales representative',
  'farm-seasonal-work': 'harvest helper, fruit picker, farmer, milker, vineyard, greenhouse worker',
  gardening: 'florist, landscape gardener, tree surgeon, grounds keeper',
  'animal-care': 'groom, dog groomer, animal keeper, animal shelter, veterinary assistant',
  'beauty-hair': 'hair stylist, nail technician, make-up artist, massage therapist, pedicure',
  'health-medicine': 'physician, paramedic, midwife, pharmacist, occupational therapist, dental nurse',
  'office-administration':
    'secretary, office assistant, office manager, call centre, dispatcher, customer service, HR',
  'accounting-finance': 'tax clerk, tax adviser, bank clerk, financial accountant, insurance',
  it: 'software engineer, web developer, web designer, system administrator, helpdesk, data analyst',
  'tutoring-education': 'language teacher, music teacher, school assistant, trainer, driving instructor',
  translation: 'subtitles, proofreader, language mediator',
  'car-repair': 'car mechanic, car wash, detailer, bicycle mechanic, panel beater',
  security: 'security guard, bouncer, night watchman, store detective, bodyguard',
  'events-promotion': 'event helper, stage hand, photographer, entertainer, leaflets, extra',
  other: 'janitor, seamstress, newspaper carrier, lifeguard, artist',
}
