import { speak } from '@wordpress/a11y';
import { http, HttpResponse } from 'msw';
import { renderScreen, screen, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { PROMPT } from '#tests/state/settings/form-parts';
import { SettingsScreen } from './loaded-screen';

jest.mock('@wordpress/a11y', () => ({ speak: jest.fn() }));

it('a field whose text the site changed shows both the stored and the typed text', async () => {
	const { user, store } = renderScreen(<SettingsScreen />, {
		route: '/discussion',
		world: { settings: { [PROMPT]: 'Hello' }, modules: { active: ['comments'] } },
	});
	const card = within(screen.getByRole('region', { name: 'Comments' }));
	const field = card.getByRole('textbox', { name: 'Comment form introduction' });
	const note = () => card.queryByRole('group', { name: 'Saved differently' });
	const known = store.getState().settings.saved;
	let kept = known;
	server.use(
		http.get(`${REST}/settings`, () => HttpResponse.json(kept)),
		http.post(`${REST}/settings`, () => {
			kept = { ...known, [PROMPT]: 'Hi you' };
			return HttpResponse.json({ code: 'success' });
		}),
	);
	await user.clear(field);
	await user.type(field, 'Hi <b>you</b>');
	await user.click(card.getByRole('button', { name: /^Save settings/ }));
	await card.findByRole('group', { name: 'Saved differently' });
	expect(note()).toHaveTextContent('Hi <b>you</b>');
	expect(field).toHaveValue('Hi you');
	expect(speak).toHaveBeenCalledWith(
		expect.stringMatching(/^Comment form introduction: Your site changed this/),
		'polite',
	);
	await user.type(field, '!');
	expect(note()).toBeNull();
});
