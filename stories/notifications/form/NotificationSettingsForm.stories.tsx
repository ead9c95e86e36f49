import type { Meta, StoryObj } from '@storybook/react-vite';
import { type screen, spyOn } from 'storybook/test';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { NotificationSettingsForm } from '../../../src/index.ts';
import { createUser, specialToken } from '../storyUser.ts';

const meta = {
  title: 'Notifications/NotificationSettingsForm',
  component: NotificationSettingsForm,
  parameters: { daybook: false },
  loaders: [
    async ({ parameters }) => ({
      userId: await createUser(parameters.settings ?? { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS' }),
    }),
  ],
  render: (args, { loaded, parameters, globals }) => (
    <SampleBooks key={loaded.userId} identity={loaded.userId} locale={globals.locale} {...parameters.books}>
      <NotificationSettingsForm {...args} />
    </SampleBooks>
  ),
} satisfies Meta<typeof NotificationSettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const allSet = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };

export const Filled: Story = {
  parameters: { settings: allSet },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Financial summaries' });
  },
};

/** The first response is slow. */
export const Loading: Story = {
  parameters: { books: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { books: { fault: 'status=403' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to notification settings.');
  },
};

/** A user who never chose: nothing is selected. */
export const NotSet: Story = {
  parameters: { settings: {} },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Not chosen yet');
  },
};

/** Each change is saved at once. */
export const Saved: Story = {
  parameters: { settings: allSet },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstOff(canvas));
    await canvas.findByText('Saved');
  },
};

/** The service is slow. */
export const Saving: Story = {
  parameters: { settings: allSet, books: { fault: 'delay=25000,method=POST' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstOff(canvas));
    await canvas.findByText('Saving…');
  },
};

/** Choices made offline are saved once the device is online. */
export const Offline: Story = {
  parameters: { settings: allSet },
  play: async ({ canvas, userEvent }) => {
    const off = await firstOff(canvas);
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(off);
    await canvas.findByText('Waiting');
  },
};

/** Changes wait for the Save button. */
export const WithButton: Story = {
  args: { saveMode: 'button' },
  parameters: { settings: allSet },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstOff(canvas));
  },
};

/** The token is read-only, which the first save reveals. The choice stays visible. */
export const ReadOnly: Story = {
  args: { saveMode: 'button' },
  parameters: {
    settings: allSet,
    books: { fetchToken: ({ identity }: { identity: string }) => specialToken({ userId: identity, scope: 'read' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstOff(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/^You don’t have permission to change/);
  },
};

/** The host turned off all changes. */
export const TurnedOff: Story = {
  args: { readOnly: true },
  parameters: { settings: allSet },
};

/** The service rejects the change. The choice stays, with Retry. */
export const Rejected: Story = {
  parameters: { settings: allSet, books: { fault: 'status=400,method=POST' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstOff(canvas));
    await canvas.findByText(/^Not saved\./);
  },
};

/** The request failed, so the settings were read again: the stored choice shows. */
export const NotSaved: Story = {
  parameters: { settings: allSet, books: { fault: 'status=502,method=POST,times=1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstOff(canvas));
    await canvas.findByText('Off not saved');
  },
};

/** The response was lost, so the change may have been saved. It isn't sent again. */
export const OutcomeUnknown: Story = {
  args: { saveMode: 'button' },
  parameters: { settings: allSet, books: { fault: 'status=502,method=POST,times=1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstOff(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Currently: Email.');
  },
};

/** The service responds to each attempt with 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: { books: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load notification settings/);
  },
};

/** A partner-level token has no user. */
export const PartnerLevel: Story = {
  parameters: { books: { fetchToken: () => specialToken({}) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/no user is signed in/);
  },
};

export const Narrow: Story = { ...Filled, globals: { width: '380' } };

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

/** Right to left, in a dark panel. */
export const RightToLeft: Story = {
  ...Filled,
  globals: { direction: 'rtl', width: '640', theme: 'dark' },
};

/** The Off option of the first group. */
async function firstOff(canvas: { findAllByRole: typeof screen.findAllByRole }): Promise<HTMLElement> {
  const [off] = await canvas.findAllByRole('radio', { name: 'Off' });
  if (!off) throw new Error('No options are shown.');
  return off;
}
