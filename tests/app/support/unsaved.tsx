// Imported here because loading the chunk can take seconds on a busy machine.
import '@/screens/settings';
import { act, screen, within } from '#tests/support/render';
import { findTitle, goTo, renderApp } from './render-app';

export const QUESTION =
	'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';
export const field = () => screen.getByRole('textbox', { name: 'Comment form introduction' });
export const asks = () => screen.queryByText(QUESTION) !== null;

/** Opens the Discussion tab from another screen, and types into a field. */
export async function typeIn(...active: string[]) {
	const app = renderApp({
		route: '/privacy',
		world: { modules: { active: ['comments', ...active] } },
	});
	await findTitle('Privacy');
	await goTo(app.router, '/discussion', 'Discussion');
	await app.user.clear(field());
	await app.user.paste('Say hello');
	return app;
}

export const isPageGuarded = () => {
	const event = new Event('beforeunload', { cancelable: true });
	window.dispatchEvent(event);
	return event.defaultPrevented;
};

export const question = () => screen.findByRole('dialog', { name: 'Unsaved settings' });
export const answer = async (name: string) =>
	within(await question()).getByRole('button', { name });

/** Changes the hash as a typed address or a link in wp-admin's menu does. */
export const changeHash = (hash: string) =>
	act(async () => {
		window.location.hash = hash;
		await new Promise((resolve) => setTimeout(resolve, 20));
	});
