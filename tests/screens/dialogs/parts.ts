import { screen, waitFor, within } from '#tests/support/render';

export const findDialog = async (name: string) =>
	within(await screen.findByRole('dialog', { name }));

export const waitForNoDialog = () =>
	waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
