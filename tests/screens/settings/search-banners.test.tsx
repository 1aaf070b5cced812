import { http, HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { hold } from '#tests/app/support/hold';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { learnSettings } from '@/state/settings';

const NAMES = {
	'contact-form': 'Contact Form',
	'enhanced-distribution': 'Enhanced Distribution',
	'json-api': 'JSON API',
	notes: 'Notifications',
};

const search = (term: string, active: string[] = [], options: object = {}) =>
	renderScreen(<SettingsScreen />, {
		route: `/settings?term=${term}`,
		world: { modules: { active } },
		...options,
	});
const banner = (name: string) => within(screen.getByRole('region', { name }));

it.each(Object.entries(NAMES))('FIND-08 FIND-10 offers %s to be activated', async (slug, name) => {
	const { user } = search(slug);
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	const button = banner(name).getByRole('button', { name: 'Activate' });
	await user.click(button);
	await waitFor(() => expect(called).toHaveBeenCalledWith({ [slug]: true }));
	expect(button).toHaveAttribute('aria-busy', 'true');
	release();
	await waitFor(() => expect(banner(name).getByText('Active')).toBeVisible());
	expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
	await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
});

it('FIND-08 shows none for fewer than three letters', () => {
	search('js');
	expect(screen.queryByRole('region', { name: 'JSON API' })).not.toBeInTheDocument();
});

it('keeps its button, and the focus on it, where the server refuses', async () => {
	const { user } = search('json-api');
	server.use(
		http.post(`${REST}/settings`, () =>
			HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
		),
	);
	const button = banner('JSON API').getByRole('button', { name: 'Activate' });
	await user.click(button);
	await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
	expect(button).toHaveFocus();
	expect(banner('JSON API').queryByText('Active')).not.toBeInTheDocument();
});

it.each(Object.entries(NAMES))('FIND-11 shows a card for %s where it is active', (slug, name) => {
	search(slug, [slug]);
	expect(banner(name).getByText('Active')).toBeVisible();
	expect(banner(name).queryByRole('button')).not.toBeInTheDocument();
	expect(banner(name).queryByText('Connect to configure.')).not.toBeInTheDocument();
});

it.each([
	['offline', 'json-api'],
	['offline', 'notes'],
	['site-only', 'notes'],
])('FIND-12 in the world %s the card of %s is disabled', (scenario, slug) => {
	const { store } = search(slug, [], { scenario });
	act(() => void store.dispatch(learnSettings({ [slug]: true })));
	const name = NAMES[slug as keyof typeof NAMES];
	expect(banner(name).getByText('Connect to configure.')).toBeVisible();
	expect(screen.getByRole('region', { name })).toHaveClass('disabled');
});

it.each([
	['offline', 'contact-form'],
	['site-only', 'json-api'],
])('FIND-12 in the world %s %s has the connection that it needs', (scenario, slug) => {
	search(slug, [slug], { scenario, world: { modules: { active: [slug] } } });
	const name = NAMES[slug as keyof typeof NAMES];
	expect(banner(name).getByText('Active')).toBeVisible();
	expect(banner(name).queryByText('Connect to configure.')).not.toBeInTheDocument();
});

it('says why there is nothing to press', () => {
	search('json-api', [], { scenario: 'offline' });
	expect(banner('JSON API').getByText('Unavailable in Offline Mode')).toBeVisible();
	expect(banner('JSON API').queryByRole('button')).not.toBeInTheDocument();
});

it('NOTICE-29 says who has decided over it', () => {
	search('json-api', ['json-api'], {
		world: { modules: { active: ['json-api'], override: { 'json-api': 'active' } } },
	});
	expect(
		banner('JSON API').getByText('JSON API has been enabled by a site administrator.'),
	).toBeVisible();
});
