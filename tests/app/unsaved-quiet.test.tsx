import { act } from '#tests/support/render';
import { fieldsDropped } from '@/state/settings-form';
import { findTitle, goTo, renderApp, waitForPath } from './support/render-app';
import { answer, asks, changeHash, field, question, typeIn } from './support/unsaved';

const DRAFT = { key: 'highlander_comment_form_prompt', value: 'Say hello', saved: '' };

describe('SETGEN-01 does not ask', () => {
	it('while somebody searches, and keeps the text through the search', async () => {
		const { history } = await typeIn();
		await goTo(history, '/discussion?term=subscri');
		expect(await findTitle('Search results')).toBeVisible();
		expect(asks()).toBe(false);
		await goTo(history, '/discussion');
		await findTitle('Discussion');
		expect(field()).toHaveValue('Say hello');
	});

	it('between "/settings" and the tab that it opens', async () => {
		const { history, store } = await typeIn();
		act(() => void store.dispatch(fieldsDropped()));
		await goTo(history, '/settings?term=always%20allowed');
		await findTitle('Search results');
		act(() => void store.dispatch({ type: 'settings-form/typed', payload: DRAFT }));
		await goTo(history, '/security');
		await waitForPath(history, '/security');
		expect(await findTitle('Security')).toBeVisible();
		expect(asks()).toBe(false);
		await goTo(history, '/dashboard');
		expect(await question()).toBeVisible();
	});

	it('SHELL-19 for WordPress’s skip links, but for what is left after one', async () => {
		const { history, user } = await typeIn();
		await changeHash('#wpbody-content');
		expect(asks()).toBe(false);
		expect(field()).toHaveValue('Say hello');
		await goTo(history, '/traffic');
		await user.click(await answer('Leave'));
		expect(await findTitle('Traffic')).toBeVisible();
	});
});

it('SETGEN-01 Back still goes one step at a time after a typed address', async () => {
	const { history } = renderApp({ route: '/traffic' });
	await findTitle('Traffic');
	await changeHash('#/discussion');
	await findTitle('Discussion');
	await goTo(history, '/security');
	await findTitle('Security');
	await act(async () => window.history.back());
	expect(await findTitle('Discussion')).toBeVisible();
	await act(async () => window.history.back());
	expect(await findTitle('Traffic')).toBeVisible();
});
