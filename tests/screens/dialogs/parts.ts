import { renderApp } from '#tests/app/support/render-app';
import { screen, waitFor, within } from '#tests/support/render';

export const findDialog = async (name: string) =>
	within(await screen.findByRole('dialog', { name }));

export const waitForNoDialog = () =>
	waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Disconnects a site, and goes on to the survey. */
export async function openSurvey() {
	const app = renderApp({ route: '/disconnect' });
	const confirm = await findDialog('Disconnect your site?');
	await app.user.click(confirm.getByRole('button', { name: 'Disconnect' }));
	const done = await findDialog('Your site is disconnected');
	await app.user.click(done.getByRole('button', { name: 'Tell us why' }));
	return { ...app, survey: await findDialog('Before you go, help us improve') };
}
