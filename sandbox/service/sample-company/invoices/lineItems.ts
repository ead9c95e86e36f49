import type { InvoiceRecord } from '../books.ts';
import type { SampleContext } from '../context.ts';
import type { ServiceRow } from '../profile.ts';
import type { Random } from '../random.ts';

type LineItem = InvoiceRecord['lineItems'][number];

/**
 * Line items that add up to about the target. At most one line is taxed and discounts are whole minor units, so that the
 * total doesn't depend on how clients round.
 * @param target minor units, before tax.
 */
export function lineItemsFor(
  { profile, id }: SampleContext,
  random: Random,
  invoiceKey: string,
  target: number,
): { lineItems: LineItem[]; services: ServiceRow[] } {
  const services = chooseServices(profile.invoicing.services, random);
  const isTaxed = random.chance(0.8);
  const lineItems = services.map((service, index) => ({
    id: id('ili', `${invoiceKey}${String.fromCharCode(97 + index)}`),
    description: service.description,
    quantity: quantityFor(service, target / services.length),
    rate: service.rate,
    salesTaxPercent: service.isTaxable && isTaxed ? profile.invoicing.salesTaxPercent : null,
    glAccountId: id('gla', service.accountNo),
  }));
  return { lineItems, services };
}

function chooseServices(services: readonly ServiceRow[], random: Random): ServiceRow[] {
  const chosen: ServiceRow[] = [];
  for (let left = random.pick([1, 1, 2, 2, 3, 4]); left > 0; left -= 1) {
    const service = random.pickWeighted(services);
    const repeats = chosen.some((other) => other === service || (other.isTaxable && service.isTaxable));
    if (!repeats) chosen.push(service);
  }
  return chosen;
}

/** The multiple of the service's step nearest to the target, at least one step. */
function quantityFor({ rate, step }: ServiceRow, target: number) {
  const steps = Math.max(1, Math.round(target / (Number(rate) * Number(step))));
  const places = step.split('.')[1]?.length ?? 0;
  return (steps * Number(step)).toFixed(places);
}
