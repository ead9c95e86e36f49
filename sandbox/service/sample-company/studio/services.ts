import type { ServiceRow } from '../profile.ts';

/** Rates are minor units per hour, day, piece or month, as stated in the description. */
export const studioServices: readonly ServiceRow[] = [
  service('Brand identity: logo and wordmark (hours)', '4010', '16000', '0.5', 14, 'brand'),
  service('Brand guidelines (hours)', '4010', '14000', '0.5', 10, 'brand'),
  service('Naming and tone of voice (hours)', '4010', '15000', '0.5', 5, 'brand'),
  service('Website design (hours)', '4020', '15000', '0.5', 14, 'digital'),
  service('Website development (hours)', '4020', '16000', '0.5', 14, 'digital'),
  service('Product design sprint (days)', '4020', '124000', '0.5', 7, 'digital'),
  service('Accessibility review (hours)', '4020', '13000', '0.5', 4, 'digital'),
  service('Motion design (hours)', '4030', '17000', '0.5', 8, 'motion'),
  service('Editorial illustration (pieces)', '4030', '68000', '1', 6, 'motion'),
  service('Brochures, 16 pages, stitched (pieces)', '4040', '142.5', '200', 5, 'brand', true),
  service('Exhibition panels, 90 × 120 cm (pieces)', '4040', '21500', '2', 3, 'brand', true),
  service('Posters, silkscreen, numbered (pieces)', '4040', '3840', '1', 3, 'motion', true),
  service('Design retainer (months)', '4050', '180000', '1', 9, 'studio'),
  service('Strategy workshop, prepared and moderated (days)', '4060', '220000', '0.5', 5, 'studio'),
  service('Typeface license, web and print (seats)', '4070', '9500', '2', 2, 'brand'),
  service('Photography, reimbursed at cost', '4080', '12000', '0.5', 3, 'studio'),
];

function service(
  description: string,
  accountNo: string,
  rate: string,
  step: string,
  weight: number,
  segment: string,
  isTaxable = false,
): ServiceRow {
  return { description, accountNo, rate, step, weight, segment, isTaxable };
}
