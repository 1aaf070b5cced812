// Imported here because the tests type into fields of this tab, whose chunk a user would have loaded by then.
import '@/screens/settings/security';
import { act, screen, waitFor, within } from '#tests/support/render';
import { answerGet, answerPost } from '#tests/support/wire';
import { typeField } from '@/state/settings';
import { findTitle, goTo, inApp, openAt, waitForPath } from './support/render-app';
import { answer, asks, field, isPageGuarded, question, typeIn } from './support/unsaved';

const PROMPT = 'highlander_comment_form_prompt';
const LIST = 'jetpack_protect_global_whitelist';
const KEY = 'wordpress_api_key';

/** Types a text on Discussion, and another into a field of another tab. */
async function typeTwo(key: string, value: string) {
	const app = await typeIn('protect');
	act(() => void app.store.dispatch(typeField(key, value)));
	await goTo(app.router, '/sharing');
	return app;
}

it('SETGEN-01 focuses "Stay", so that Enter stays', async () => {
	const { user, router } = await typeIn();
	await goTo(router, '/security');
	const buttons = within(await question()).getAllByRole('button');
	const named = buttons.filter(({ textContent }) => textContent);
	expect(named.map(({ textContent }) => textContent)).toEqual(['Save and leave', 'Leave', 'Stay']);
	expect(named[2]).toHaveFocus();
	expect(named[2]).toHaveClass('primary');
	await user.keyboard('{Enter}');
	await waitFor(() => expect(asks()).toBe(false));
	expect(field()).toHaveValue('Say hello');
});

it('SETGEN-01 saves and leaves, with a notice on the next screen', async () => {
	const { user, router, world } = await typeIn();
	await goTo(router, '/sharing');
	await user.click(await answer('Save and leave'));
	await waitForPath(router, '/sharing');
	expect(world.settings[PROMPT]).toBe('Say hello');
	expect(await inApp().findByText('Updated settings.')).toBeVisible();
	expect(isPageGuarded()).toBe(false);
});

it('SETGEN-01 saves each form in a separate request', async () => {
	const { user, router } = await typeTwo(LIST, '192.0.2.1');
	const sent = answerPost('settings', { code: 'success' });
	answerGet('settings', { [PROMPT]: 'Leave a Reply', [LIST]: { local: [] }, protect: true });
	await user.click(await answer('Save and leave'));
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent).toEqual(
		expect.arrayContaining([{ [LIST]: '192.0.2.1' }, { [PROMPT]: 'Say hello' }]),
	);
	expect(router.state.location.pathname).toBe('/discussion');
});

it('SETGEN-01 stays if one form is invalid, saves the other, and shows only the error', async () => {
	const { user, router, world } = await typeTwo(LIST, 'my office');
	await user.click(await answer('Save and leave'));
	await waitFor(() => expect(asks()).toBe(false));
	expect(router.state.location.pathname).toBe('/discussion');
	expect(world.settings[PROMPT]).toBe('Say hello');
	expect(await inApp().findByText(/didn't keep these lines: my, office/)).toBeVisible();
	expect(inApp().queryByText('Updated settings.')).not.toBeInTheDocument();
	await goTo(router, '/security');
	await user.click(await answer('Leave'));
	expect(await findTitle('Security')).toBeVisible();
});

it("SETGEN-01 stays and shows the server's reason at the form if the save fails", async () => {
	const { user, router } = await typeIn();
	answerPost('settings', { code: 'no', message: 'Not on a Sunday.' }, 400);
	await goTo(router, '/sharing');
	await user.click(await answer('Save and leave'));
	await waitFor(() => expect(asks()).toBe(false));
	const card = within(screen.getByRole('region', { name: 'Comments' }));
	expect(await card.findByText(/Couldn't save these settings. Not on a Sunday/)).toBeVisible();
	expect(field()).toHaveValue('Say hello');
	expect(router.state.location.pathname).toBe('/discussion');
});

it('SETSEC-16 does not save an Akismet key that the service rejects, and stays', async () => {
	const { user, router, store, world } = await openAt(
		{ route: '/security', scenario: 'anti-spam-active' },
		'Security',
	);
	act(() => void store.dispatch(typeField(KEY, 'nokey')));
	await goTo(router, '/sharing');
	await user.click(await answer('Save and leave'));
	await waitFor(() => expect(asks()).toBe(false));
	expect(router.state.location.pathname).toBe('/security');
	expect(world.settings[KEY]).not.toBe('nokey');
	expect(await inApp().findByText(/settings. There's a problem with your Anti-spam/)).toBeVisible();
});

describe('a form whose feature is switched off', () => {
	const turn = (user: Awaited<ReturnType<typeof typeIn>>['user']) =>
		user.click(
			screen.getByRole('switch', {
				name: 'Let visitors comment with the accounts they already have',
			}),
		);

	it('SETGEN-01 can be left without a question, and keeps its text for when the feature is on again', async () => {
		const { user, router } = await typeIn();
		expect(isPageGuarded()).toBe(true);
		await turn(user);
		await waitFor(() => expect(isPageGuarded()).toBe(false));
		const card = within(screen.getByRole('region', { name: 'Comments' }));
		expect(card.queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
		await goTo(router, '/sharing');
		await waitForPath(router, '/sharing');
		expect(asks()).toBe(false);
		await goTo(router, '/discussion', 'Discussion');
		expect(
			screen.queryByRole('textbox', { name: 'Comment form introduction' }),
		).not.toBeInTheDocument();
		await turn(user);
		await waitFor(() => expect(field()).toBeEnabled());
		expect(field()).toHaveValue('Say hello');
		expect(isPageGuarded()).toBe(true);
	});

	it('SETGEN-01 is guarded again if the feature could not be switched off', async () => {
		const { user } = await typeIn();
		answerPost('settings', { code: 'no', message: 'No.' }, 400);
		await turn(user);
		await waitFor(() => expect(isPageGuarded()).toBe(true));
	});

	it('SETGEN-01 can be left without a question if only the setting of its list is off', async () => {
		const { store, router } = await openAt(
			{
				route: '/security',
				world: { modules: { active: ['waf'] }, settings: { jetpack_waf_ip_list: false } },
			},
			'Security',
		);
		act(() => void store.dispatch(typeField('jetpack_waf_ip_block_list', '192.0.2.1')));
		await goTo(router, '/sharing');
		await waitForPath(router, '/sharing');
	});
});
