import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../../../src/ui/fields/Checkbox.tsx';
import { MoreFields } from '../../../src/ui/fields/MoreFields.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { renderControlled } from '../../support/ui/renderControlled.tsx';

const company = await sharedCompany();
const summary = page.getByText('More details');
const details = () => summary.element().closest('details');

test.each([
  [{ isFilled: false, isInvalid: false }, [false, true, false]],
  [{ isFilled: true, isInvalid: false }, [true, false, true]],
  [{ isFilled: false, isInvalid: true }, [true, true, true]],
])('with %o, is open at first and after each press: %o', async (state, expected) => {
  renderControlled(
    false,
    (value, onChange) => (
      <MoreFields title="More details" {...state}>
        <Checkbox label="All" isChecked={value} onChange={onChange} />
      </MoreFields>
    ),
    { company },
  );
  await expect.element(summary).toBeVisible();
  for (const isOpen of expected) {
    await expect.poll(() => details()?.open).toBe(isOpen);
    await userEvent.click(summary);
    await new Promise((resolve) => setTimeout(resolve, 50)); // the event comes later
  }
});
